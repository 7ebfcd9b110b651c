// The differences between WebKitGTK's two packages: libwebkit2gtk-4.1 (GTK 3, port-gtk3.c) and webkitgtk-6.0
// (GTK 4, port-gtk4.c).
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

// Starts GTK; `displayEnded` is called when the display server has exited, and does not return.
void portStart(void (*displayEnded)(void));
WebKitWebContext *portMakeContext(bool isSandboxed, const char *extensionDirectory, const char *dataDirectory);
WebKitWebsiteDataManager *portDataManager(WebKitWebContext *context);
WebKitCookieManager *portCookieManager(WebKitWebContext *context);
WebKitWebView *portMakeView(WebKitWebContext *context, WebKitUserContentManager *content, WebKitWebView *related);
void portShowView(WebKitWebView *view, int width, int height);
void portResizeView(WebKitWebView *view, int width, int height);
void portCloseView(WebKitWebView *view);

extern const bool portHasComposedFrame;
// Calls a function for each frame that the view composes.
void portObserveFrames(WebKitWebView *view, void (*frame)(void *), void *data);
// Draws the frame composed last into a surface of device pixels.
cairo_surface_t *portComposedFrame(WebKitWebView *view, int scale);
// Returns a finished snapshot as an image surface; NULL and an error if it failed.
cairo_surface_t *portSnapshot(WebKitWebView *view, GAsyncResult *result, GError **error);

// Message handlers of a content world; NULL is the page world.
bool portAddMessageHandler(WebKitUserContentManager *content, const char *name, const char *world);
void portRemoveMessageHandler(WebKitUserContentManager *content, const char *name, const char *world);

void portAllowCertificate(WebKitWebContext *context, GTlsCertificate *certificate, const char *host);
void portSetDestination(WebKitDownload *download, const char *path);
void portObserveDownloads(WebKitWebContext *context, GCallback started);
