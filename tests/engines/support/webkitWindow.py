"""A window of WebKitGTK for WebKitWebDriver, as small as a phone and with console output.

The ready-made window of the package cannot be narrower than 447 pixels and reports nothing of the console.
Arguments: width, height, user agent (empty for the engine's own), script for every document.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

width, height, user_agent, script = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.get_website_data_manager().set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)

settings = WebKit2.Settings()
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
if user_agent:
    settings.set_user_agent(user_agent)


def report(text):
    """The driver's program passes standard error on."""
    print("page-problem " + json.dumps(text), file=sys.stderr, flush=True)


def report_status(_view, resource, _request):
    def finished(loaded):
        response = loaded.get_response()
        if response is not None and response.get_status_code() >= 400:
            report(f"error: status {response.get_status_code()} ({loaded.get_uri()})")

    def failed(loaded, error):
        # A page that goes cancels what it was loading.
        if not error.matches(WebKit2.NetworkError.quark(), WebKit2.NetworkError.CANCELLED):
            report(f"error: {error.message} ({loaded.get_uri()})")

    resource.connect("finished", finished)
    resource.connect("failed", failed)


def open_view(related=None):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("problems")
    content.connect("script-message-received::problems", lambda _, result: report(result.get_js_value().to_string()))
    content.add_script(
        WebKit2.UserScript.new(
            script, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )
    origin = {"web_context": context} if related is None else {"related_view": related}
    view = WebKit2.WebView(
        settings=settings, user_content_manager=content, is_controlled_by_automation=True, **origin
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    view.connect("create", lambda opener, _action: open_view(opener))
    view.connect("close", lambda _view: window.destroy())
    view.connect("resource-load-started", report_status)
    # A screen without a window manager gives the keyboard to what is below the pointer, which a phone's window is not:
    # nothing in it would have the focus.
    window.connect("map-event", lambda shown, _event: shown.get_window().focus(Gdk.CURRENT_TIME))
    window.show_all()
    return view


def start(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("FoyerWebKit")
    information.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(information)
    session.connect("create-web-view", lambda _session: open_view())


Gtk.Settings.get_default().set_property("gtk-enable-animations", width < 500)
context.connect("automation-started", start)
Gtk.main()
