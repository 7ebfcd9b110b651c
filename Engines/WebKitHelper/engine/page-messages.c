// Handles the messages of the web process extension.
#include <string.h>

#include "page.h"

static gboolean receive(WebKitWebView *view, WebKitUserMessage *message, Page *page) {
  (void)view;
  const char *name = webkit_user_message_get_name(message);
  GVariant *values = webkit_user_message_get_parameters(message);
  JsonObject *parameters = json_object_new();
  if (!strcmp(name, "documentLoaded")) {
    const char *url;
    g_variant_get(values, "(&s)", &url);
    // The document's viewport metas have been parsed, and have overwritten the layout size.
    sendViewportMessages(page);
    json_object_set_string_member(parameters, "url", url);
    sendEvent(page, "Page.documentLoaded", parameters);
  } else if (!strcmp(name, "console")) {
    const char *source, *level, *text, *url;
    guint line;
    g_variant_get(values, "(&s&s&s&su)", &source, &level, &text, &url, &line);
    json_object_set_string_member(parameters, "source", source);
    json_object_set_string_member(parameters, "level", level);
    json_object_set_string_member(parameters, "text", text);
    json_object_set_string_member(parameters, "url", url);
    json_object_set_int_member(parameters, "line", line);
    sendEvent(page, "Console.messageAdded", parameters);
  } else {
    json_object_unref(parameters);
    return FALSE;
  }
  return TRUE;
}

void connectMessagesFromExtension(Page *page) {
  g_signal_connect(page->view, "user-message-received", G_CALLBACK(receive), page);
}
