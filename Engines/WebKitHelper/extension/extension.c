// The web process extension, for features that only the web process has. It communicates with the engine by
// WebKitUserMessage, a public API, inside WebKit's sandbox.
#include <string.h>
#include "safe-area.h"

#ifdef FANLIGHT_GTK4
#include <webkit/webkit-web-process-extension.h>
typedef WebKitWebProcessExtension Extension;
#define EXTENSION_ENTRY webkit_web_process_extension_initialize_with_user_data
#else
#include <webkit2/webkit-web-extension.h>
typedef WebKitWebExtension Extension;
#define EXTENSION_ENTRY webkit_web_extension_initialize_with_user_data
#endif

static void send(WebKitWebPage *page, const char *name, GVariant *parameters) {
  webkit_web_page_send_message_to_view(page, webkit_user_message_new(name, parameters), NULL, NULL, NULL);
}

// "insets" (d scale, i box, b isLive, dddd): replies with (b isSet, i documents).
static gboolean receive(WebKitWebPage *page, WebKitUserMessage *message, gpointer data) {
  (void)data;
  if (strcmp(webkit_user_message_get_name(message), "insets")) return FALSE;
  double scale, lengths[4];
  int box;
  gboolean isLive;
  g_variant_get(webkit_user_message_get_parameters(message), "(dibdddd)", &scale, &box, &isLive, &lengths[0],
                &lengths[1], &lengths[2], &lengths[3]);
  float insets[4] = {lengths[0], lengths[1], lengths[2], lengths[3]};
  gboolean hasChanged = FALSE, isSet = setSafeAreaInsets(page, scale, box, insets, &hasChanged);
  int documents = isSet && isLive && hasChanged ? invalidateCachedInsets() : 0;
  webkit_user_message_send_reply(message,
                                 webkit_user_message_new("insets", g_variant_new("(bi)", isSet, documents)));
  return TRUE;
}

static void documentLoaded(WebKitWebPage *page, gpointer data) {
  (void)data;
  send(page, "documentLoaded", g_variant_new("(s)", webkit_web_page_get_uri(page)));
}

#ifndef FANLIGHT_GTK4
static const char *levelName(WebKitConsoleMessageLevel level) {
  switch (level) {
    case WEBKIT_CONSOLE_MESSAGE_LEVEL_INFO: return "info";
    case WEBKIT_CONSOLE_MESSAGE_LEVEL_WARNING: return "warning";
    case WEBKIT_CONSOLE_MESSAGE_LEVEL_ERROR: return "error";
    case WEBKIT_CONSOLE_MESSAGE_LEVEL_DEBUG: return "debug";
    default: return "log";
  }
}

static const char *sourceName(WebKitConsoleMessageSource source) {
  switch (source) {
    case WEBKIT_CONSOLE_MESSAGE_SOURCE_JAVASCRIPT: return "javascript";
    case WEBKIT_CONSOLE_MESSAGE_SOURCE_NETWORK: return "network";
    case WEBKIT_CONSOLE_MESSAGE_SOURCE_CONSOLE_API: return "console-api";
    case WEBKIT_CONSOLE_MESSAGE_SOURCE_SECURITY: return "security";
    default: return "other";
  }
}

static void consoleMessage(WebKitWebPage *page, WebKitConsoleMessage *message, gpointer data) {
  (void)data;
  const char *source = webkit_console_message_get_source_id(message), *text = webkit_console_message_get_text(message);
  send(page, "console",
       g_variant_new("(ssssu)", sourceName(webkit_console_message_get_source(message)),
                     levelName(webkit_console_message_get_level(message)), text ? text : "", source ? source : "",
                     webkit_console_message_get_line(message)));
}
#endif

static void pageCreated(Extension *extension, WebKitWebPage *page, gpointer data) {
  (void)extension, (void)data;
  g_signal_connect(page, "user-message-received", G_CALLBACK(receive), NULL);
  g_signal_connect(page, "document-loaded", G_CALLBACK(documentLoaded), NULL);
#ifndef FANLIGHT_GTK4
  g_signal_connect(page, "console-message-sent", G_CALLBACK(consoleMessage), NULL);
#endif
}

G_MODULE_EXPORT void EXTENSION_ENTRY(Extension *extension, GVariant *data) {
  (void)data;
  g_signal_connect(extension, "page-created", G_CALLBACK(pageCreated), NULL);
}
