// webkitgtk-6.0: GTK 4. Its web processes are sandboxed by default, each site may have its own process, and
// a network session is separate from the context, which retains it here.
#include <X11/Xlib.h>

#include "port.h"

const char *const portName = "webkitgtk-6.0";
const bool portSwapsProcesses = true;
const bool portHasComposedFrame = false;
static const char sessionKey[] = "fanlight-session";

static void (*whenDisplayEnded)(void);

static int lostDisplay(Display *display) {
  (void)display;
  whenDisplayEnded();
  return 0;
}

void portStart(void (*displayEnded)(void)) {
  gtk_init();
  whenDisplayEnded = displayEnded;
  XSetIOErrorHandler(lostDisplay);
  g_object_set(gtk_settings_get_default(), "gtk-xft-hinting", 0, "gtk-xft-antialias", 1, "gtk-xft-rgba", "none",
               "gtk-font-name", "Inter 12", "gtk-theme-name", "Adwaita", "gtk-enable-animations", FALSE,
               "gtk-cursor-blink", FALSE, NULL);
}

static WebKitNetworkSession *sessionOf(WebKitWebContext *context) {
  return g_object_get_data(G_OBJECT(context), sessionKey);
}

WebKitWebContext *portMakeContext(bool isSandboxed, const char *extensionDirectory, const char *dataDirectory) {
  // This port has no API to disable the sandbox; it reads the variable when it launches a process.
  if (!isSandboxed) g_setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", TRUE);
  WebKitWebContext *context = webkit_web_context_new();
  g_object_set_data_full(G_OBJECT(context), sessionKey, webkit_network_session_new(dataDirectory, dataDirectory),
                         g_object_unref);
  webkit_web_context_add_path_to_sandbox(context, extensionDirectory, TRUE);
  webkit_web_context_set_web_process_extensions_directory(context, extensionDirectory);
  webkit_web_context_set_spell_checking_enabled(context, FALSE);
  return context;
}

WebKitWebsiteDataManager *portDataManager(WebKitWebContext *context) {
  return webkit_network_session_get_website_data_manager(sessionOf(context));
}

WebKitCookieManager *portCookieManager(WebKitWebContext *context) {
  return webkit_network_session_get_cookie_manager(sessionOf(context));
}

WebKitWebView *portMakeView(WebKitWebContext *context, WebKitUserContentManager *content, WebKitWebView *related) {
  if (related)
    return g_object_new(WEBKIT_TYPE_WEB_VIEW, "related-view", related, "user-content-manager", content, NULL);
  return g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context, "network-session", sessionOf(context),
                      "user-content-manager", content, NULL);
}

void portShowView(WebKitWebView *view, int width, int height) {
  GtkWidget *window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(view));
  gtk_widget_set_size_request(GTK_WIDGET(view), width, height);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_present(GTK_WINDOW(window));
}

void portResizeView(WebKitWebView *view, int width, int height) {
  gtk_widget_set_size_request(GTK_WIDGET(view), width, height);
  gtk_window_set_default_size(GTK_WINDOW(gtk_widget_get_root(GTK_WIDGET(view))), width, height);
}

void portCloseView(WebKitWebView *view) { gtk_window_destroy(GTK_WINDOW(gtk_widget_get_root(GTK_WIDGET(view)))); }

// A widget's paintable was white or black under Xvfb (GTK 4.8), with either renderer, so the composed mode is
// refused.
void portObserveFrames(WebKitWebView *view, void (*frame)(void *), void *data) { (void)view, (void)frame, (void)data; }

cairo_surface_t *portComposedFrame(WebKitWebView *view, int scale) {
  (void)view, (void)scale;
  return NULL;
}

static cairo_surface_t *surfaceOf(GdkTexture *texture) {
  int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  gdk_texture_download(texture, cairo_image_surface_get_data(surface), cairo_image_surface_get_stride(surface));
  cairo_surface_mark_dirty(surface);
  return surface;
}

cairo_surface_t *portSnapshot(WebKitWebView *view, GAsyncResult *result, GError **error) {
  GdkTexture *texture = webkit_web_view_get_snapshot_finish(view, result, error);
  if (!texture) return NULL;
  cairo_surface_t *surface = surfaceOf(texture);
  g_object_unref(texture);
  return surface;
}

bool portAddMessageHandler(WebKitUserContentManager *content, const char *name, const char *world) {
  return webkit_user_content_manager_register_script_message_handler(content, name, world);
}

void portRemoveMessageHandler(WebKitUserContentManager *content, const char *name, const char *world) {
  webkit_user_content_manager_unregister_script_message_handler(content, name, world);
}

void portAllowCertificate(WebKitWebContext *context, GTlsCertificate *certificate, const char *host) {
  webkit_network_session_allow_tls_certificate_for_host(sessionOf(context), certificate, host);
}

void portSetDestination(WebKitDownload *download, const char *path) { webkit_download_set_destination(download, path); }

void portObserveDownloads(WebKitWebContext *context, GCallback started) {
  g_signal_connect(sessionOf(context), "download-started", started, NULL);
}
