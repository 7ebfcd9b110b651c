// libwebkit2gtk-4.1: GTK 3, whose offscreen windows need no window manager and whose events can be synthesized.
#include <X11/Xlib.h>

#include "port.h"

const char *const portName = "libwebkit2gtk-4.1";
const bool portSwapsProcesses = false;
const bool portHasComposedFrame = true;

static void (*whenDisplayEnded)(void);

static int lostDisplay(Display *display) {
  (void)display;
  whenDisplayEnded();
  return 0;
}

void portStart(void (*displayEnded)(void)) {
  gtk_init(NULL, NULL);
  // GDK's own handler exits the process, which would leave its child processes running.
  whenDisplayEnded = displayEnded;
  XSetIOErrorHandler(lostDisplay);
  // With hinting, GTK rounds every advance to whole pixels, which changes line breaks.
  g_object_set(gtk_settings_get_default(), "gtk-xft-hinting", 0, "gtk-xft-antialias", 1, "gtk-xft-rgba", "none",
               "gtk-font-name", "Inter 12", "gtk-theme-name", "Adwaita", "gtk-enable-animations", FALSE,
               "gtk-cursor-blink", FALSE, NULL);
}

WebKitWebContext *portMakeContext(bool isSandboxed, const char *extensionDirectory, const char *dataDirectory) {
  WebKitWebsiteDataManager *manager = webkit_website_data_manager_new(
      "base-data-directory", dataDirectory, "base-cache-directory", dataDirectory, NULL);
  WebKitWebContext *context = webkit_web_context_new_with_website_data_manager(manager);
  webkit_web_context_set_sandbox_enabled(context, isSandboxed);
  webkit_web_context_add_path_to_sandbox(context, extensionDirectory, TRUE);
  webkit_web_context_set_web_extensions_directory(context, extensionDirectory);
  webkit_web_context_set_spell_checking_enabled(context, FALSE);
  webkit_web_context_set_use_system_appearance_for_scrollbars(context, FALSE);
  g_object_unref(manager);
  return context;
}

WebKitWebsiteDataManager *portDataManager(WebKitWebContext *context) {
  return webkit_web_context_get_website_data_manager(context);
}

WebKitCookieManager *portCookieManager(WebKitWebContext *context) {
  return webkit_web_context_get_cookie_manager(context);
}

WebKitWebView *portMakeView(WebKitWebContext *context, WebKitUserContentManager *content, WebKitWebView *related) {
  if (related)
    return g_object_new(WEBKIT_TYPE_WEB_VIEW, "related-view", related, "user-content-manager", content, NULL);
  return g_object_new(WEBKIT_TYPE_WEB_VIEW, "web-context", context, "user-content-manager", content, NULL);
}

void portShowView(WebKitWebView *view, int width, int height) {
  GtkWidget *window = gtk_offscreen_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_container_add(GTK_CONTAINER(window), GTK_WIDGET(view));
  gtk_widget_set_size_request(GTK_WIDGET(view), width, height);
  gtk_widget_show_all(window);
}

void portResizeView(WebKitWebView *view, int width, int height) {
  GtkWidget *window = gtk_widget_get_toplevel(GTK_WIDGET(view));
  gtk_widget_set_size_request(GTK_WIDGET(view), width, height);
  // An offscreen window is never smaller than its default size.
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_resize(GTK_WINDOW(window), width, height);
}

void portCloseView(WebKitWebView *view) { gtk_widget_destroy(gtk_widget_get_toplevel(GTK_WIDGET(view))); }

typedef struct {
  void (*frame)(void *);
  void *data;
} Observer;

static gboolean viewDraws(GtkWidget *widget, cairo_t *cairo, gpointer data) {
  (void)widget, (void)cairo;
  Observer *observer = data;
  observer->frame(observer->data);
  return FALSE;
}

void portObserveFrames(WebKitWebView *view, void (*frame)(void *), void *data) {
  Observer *observer = g_new(Observer, 1);
  *observer = (Observer){frame, data};
  g_signal_connect_data(view, "draw", G_CALLBACK(viewDraws), observer, (GClosureNotify)(void (*)(void))g_free, 0);
}

cairo_surface_t *portComposedFrame(WebKitWebView *view, int scale) {
  GtkWidget *widget = GTK_WIDGET(view);
  int width = gtk_widget_get_allocated_width(widget), height = gtk_widget_get_allocated_height(widget);
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  cairo_surface_set_device_scale(surface, scale, scale);
  cairo_t *cairo = cairo_create(surface);
  gtk_widget_draw(widget, cairo);
  cairo_destroy(cairo);
  cairo_surface_set_device_scale(surface, 1, 1);
  return surface;
}

cairo_surface_t *portSnapshot(WebKitWebView *view, GAsyncResult *result, GError **error) {
  return webkit_web_view_get_snapshot_finish(view, result, error);
}

bool portAddMessageHandler(WebKitUserContentManager *content, const char *name, const char *world) {
  return world ? webkit_user_content_manager_register_script_message_handler_in_world(content, name, world)
               : webkit_user_content_manager_register_script_message_handler(content, name);
}

void portRemoveMessageHandler(WebKitUserContentManager *content, const char *name, const char *world) {
  if (world) webkit_user_content_manager_unregister_script_message_handler_in_world(content, name, world);
  else webkit_user_content_manager_unregister_script_message_handler(content, name);
}

void portAllowCertificate(WebKitWebContext *context, GTlsCertificate *certificate, const char *host) {
  webkit_web_context_allow_tls_certificate_for_host(context, certificate, host);
}

void portSetDestination(WebKitDownload *download, const char *path) {
  g_autofree char *url = g_filename_to_uri(path, NULL, NULL);
  webkit_download_set_destination(download, url);
}

void portObserveDownloads(WebKitWebContext *context, GCallback started) {
  g_signal_connect(context, "download-started", started, NULL);
}
