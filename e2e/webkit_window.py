"""A window for WebKit that keeps its profile. Run by the system's Python, which has PyGObject.

WebKitWebDriver starts it: `webkit_window.py <profile folder> <width>x<height> <language>`.
What pages complain about and what they fetch goes to standard output.
"""

import sys
from pathlib import Path
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")

from gi.repository import Gtk, WebKit2  # noqa: E402


def open_view(profile: Path, size: str, language: str) -> Any:
    """A window with nothing in it yet, which keeps all in one folder.

    It paints without layers, which would need a graphics card, or most of a processor in its place.
    """
    manager = WebKit2.WebsiteDataManager(
        base_data_directory=str(profile / "data"), base_cache_directory=str(profile / "cache")
    )
    context = WebKit2.WebContext.new_with_website_data_manager(manager)
    context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
    context.set_preferred_languages([language])
    context.set_automation_allowed(True)
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
    )
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("resource-load-started", tell)
    window = Gtk.Window()
    window.set_default_size(*(int(part) for part in size.split("x")))
    window.add(view)
    window.show_all()
    return view


def tell(_view: Any, _resource: Any, request: Any) -> None:
    print("ASKED FOR", request.get_uri(), flush=True)


def obey(view: Any) -> None:
    """Let the driver in; it only talks to browsers of this name."""

    def start(_context: Any, session: Any) -> None:
        about = WebKit2.ApplicationInfo()
        about.set_name("MiniBrowser")
        about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), 0)
        session.set_application_info(about)
        session.connect("create-web-view", lambda *_: view)

    view.get_context().connect("automation-started", start)


obey(open_view(Path(sys.argv[1]), *sys.argv[2:4]))
Gtk.main()
