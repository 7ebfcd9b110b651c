// The functions that differ between WebKitGTK's two packages: libwebkit2gtk-4.1, which uses GTK 3 (port-gtk3.c), and
// webkitgtk-6.0, which uses GTK 4 (port-gtk4.c).
#pragma once
#include <cairo.h>
#include <gtk/gtk.h>
#include <stdbool.h>
#if GTK_CHECK_VERSION(4, 0, 0)
#include <webkit/webkit.h>
#else
#include <webkit2/webkit2.h>
#endif

extern const char *const portName;  // the package, such as "libwebkit2gtk-4.1"
extern const bool portSwapsProcesses;  // whether a cross-site load may swap the web process

// Initializes GTK. `displayEnded` is called if the connection to the display server is lost, and must not return.
void portStart(void (*displayEnded)(void));
WebKitWebContext *portMakeContext(bool isSandboxed, const char *extensionDirectory, const char *dataDirectory);
WebKitWebsiteDataManager *portDataManager(WebKitWebContext *context);
WebKitCookieManager *portCookieManager(WebKitWebContext *context);
WebKitWebView *portMakeView(WebKitWebContext *context, WebKitUserContentManager *content, WebKitWebView *related);
void portShowView(WebKitWebView *view, int width, int height);
void portResizeView(WebKitWebView *view, int width, int height);
void portCloseView(WebKitWebView *view);

extern const bool portHasComposedFrame;  // whether the two functions below are implemented
// Observes the frames that a view composes; `frame` is called with `data` when each is drawn.
void portObserveFrames(WebKitWebView *view, void (*frame)(void *), void *data);
// Returns an image surface with the last frame that the view composed, at `scale` device pixels per point.
cairo_surface_t *portComposedFrame(WebKitWebView *view, int scale);
// Returns the result of a snapshot as an image surface; returns NULL and sets `error` if the snapshot failed.
cairo_surface_t *portSnapshot(WebKitWebView *view, GAsyncResult *result, GError **error);

// Add and remove a script message handler. `world` is the name of a content world; NULL is the main world.
bool portAddMessageHandler(WebKitUserContentManager *content, const char *name, const char *world);
void portRemoveMessageHandler(WebKitUserContentManager *content, const char *name, const char *world);

void portAllowCertificate(WebKitWebContext *context, GTlsCertificate *certificate, const char *host);
void portSetDestination(WebKitDownload *download, const char *path);
void portObserveDownloads(WebKitWebContext *context, GCallback started);
