// The app's URL schemes: each request is reported as an event, and its response arrives in parts.
#define _GNU_SOURCE
#include <fcntl.h>
#include <errno.h>
#include <gio/gunixinputstream.h>
#include <glib-unix.h>
#include <libsoup/soup.h>
#include <string.h>
#include <unistd.h>

#include "page.h"

typedef struct {
  WebKitURISchemeRequest *request;
  int body;            // the pipe to which the body is written; -1 before the response has begun
  GByteArray *waiting;  // bytes that do not fit into the pipe yet
  guint source;
  bool isComplete;
} Pending;

static GHashTable *requests;
static gint64 next;

static void endBody(Pending *pending) {
  if (pending->source) g_source_remove(pending->source);
  pending->source = 0;
  if (pending->body >= 0) close(pending->body);
  pending->body = -1;
}

static void freePending(gpointer data) {
  Pending *pending = data;
  endBody(pending);
  g_byte_array_unref(pending->waiting);
  g_object_unref(pending->request);
  g_free(pending);
}

static void addHeader(const char *name, const char *value, gpointer data) {
  JsonArray *pair = json_array_new();
  json_array_add_string_element(pair, name);
  json_array_add_string_element(pair, value);
  json_array_add_array_element(data, pair);
}

static char *bodyOf(WebKitURISchemeRequest *request) {
  GInputStream *stream = webkit_uri_scheme_request_get_http_body(request);
  if (!stream) return NULL;
  GOutputStream *memory = g_memory_output_stream_new_resizable();
  g_output_stream_splice(memory, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, NULL);
  char *text = g_base64_encode(g_memory_output_stream_get_data(G_MEMORY_OUTPUT_STREAM(memory)),
                               g_memory_output_stream_get_data_size(G_MEMORY_OUTPUT_STREAM(memory)));
  g_object_unref(memory);
  g_object_unref(stream);
  return text;
}

static void received(WebKitURISchemeRequest *request, gpointer data) {
  (void)data;
  WebKitWebView *view = webkit_uri_scheme_request_get_web_view(request);
  Page *page = view ? pageOfView(view) : NULL;
  if (!page || !pageSendsEvents(page)) {
    g_autoptr(GError) error = g_error_new_literal(WEBKIT_NETWORK_ERROR, WEBKIT_NETWORK_ERROR_CANCELLED, "The page is closed.");
    webkit_uri_scheme_request_finish_error(request, error);
    return;
  }
  Pending *pending = g_new0(Pending, 1);
  *pending = (Pending){.request = g_object_ref(request), .body = -1, .waiting = g_byte_array_new()};
  gint64 *identifier = g_new(gint64, 1);
  *identifier = ++next;
  if (!requests) requests = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, freePending);
  g_hash_table_insert(requests, identifier, pending);
  JsonObject *parameters = json_object_new();
  JsonArray *headers = json_array_new();
  SoupMessageHeaders *fields = webkit_uri_scheme_request_get_http_headers(request);
  if (fields) soup_message_headers_foreach(fields, addHeader, headers);
  json_object_set_int_member(parameters, "request", *identifier);
  json_object_set_string_member(parameters, "url", webkit_uri_scheme_request_get_uri(request));
  json_object_set_string_member(parameters, "method", webkit_uri_scheme_request_get_http_method(request));
  json_object_set_array_member(parameters, "headers", headers);
  g_autofree char *body = bodyOf(request);
  if (body) json_object_set_string_member(parameters, "body", body);
  sendEvent(page, "Scheme.request", parameters);
}

void registerScheme(WebKitWebContext *context, const char *scheme) {
  g_autofree char *key = g_strconcat("fanlight-scheme-", scheme, NULL);
  if (g_object_get_data(G_OBJECT(context), key)) return;
  g_object_set_data(G_OBJECT(context), key, GINT_TO_POINTER(1));
  webkit_web_context_register_uri_scheme(context, scheme, received, NULL, NULL);
  // As in WebKit on iOS: the scheme is a secure context, and CORS applies to its requests.
  WebKitSecurityManager *manager = webkit_web_context_get_security_manager(context);
  webkit_security_manager_register_uri_scheme_as_secure(manager, scheme);
  webkit_security_manager_register_uri_scheme_as_cors_enabled(manager, scheme);
}

static void begin(Pending *pending, JsonObject *parameters) {
  int ends[2];
  if (pending->body >= 0 || pipe2(ends, O_CLOEXEC | O_NONBLOCK)) return;
  pending->body = ends[1];
  GInputStream *stream = g_unix_input_stream_new(ends[0], TRUE);
  WebKitURISchemeResponse *response = webkit_uri_scheme_response_new(stream, -1);
  webkit_uri_scheme_response_set_status(response, numberOf(parameters, "status", 200), NULL);
  SoupMessageHeaders *fields = soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE);
  JsonArray *headers = arrayOf(parameters, "headers");
  for (guint i = 0; headers && i < json_array_get_length(headers); i++) {
    JsonArray *pair = json_array_get_array_element(headers, i);
    const char *name = json_array_get_string_element(pair, 0), *value = json_array_get_string_element(pair, 1);
    soup_message_headers_append(fields, name, value);
    if (!g_ascii_strcasecmp(name, "content-type")) webkit_uri_scheme_response_set_content_type(response, value);
  }
  webkit_uri_scheme_response_set_http_headers(response, fields);
  webkit_uri_scheme_request_finish_with_response(pending->request, response);
  g_object_unref(response);
  g_object_unref(stream);
}

static gboolean writeMore(int file, GIOCondition condition, gpointer data) {
  (void)condition;
  Pending *pending = data;
  while (pending->waiting->len) {
    ssize_t count = write(file, pending->waiting->data, pending->waiting->len);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return G_SOURCE_CONTINUE;
    if (count <= 0) {  // WebKit closed the pipe: the page canceled the request.
      g_byte_array_set_size(pending->waiting, 0);
      pending->isComplete = true;
      break;
    }
    g_byte_array_remove_range(pending->waiting, 0, count);
  }
  pending->source = 0;
  if (pending->isComplete) endBody(pending);
  return G_SOURCE_REMOVE;
}

static void respondToScheme(Command *command) {
  gint64 identifier = numberOf(command->parameters, "request", 0);
  Pending *pending = requests ? g_hash_table_lookup(requests, &identifier) : NULL;
  if (!pending) {
    respondError(command, "protocolFailed", "Respond before the end.", "No request %" G_GINT64_FORMAT " waits.", identifier);
    return;
  }
  JsonObject *parameters = command->parameters;
  const char *error = stringOf(parameters, "error"), *body = stringOf(parameters, "body");
  if (error && pending->body < 0) {
    g_autoptr(GError) failure = g_error_new_literal(WEBKIT_NETWORK_ERROR, WEBKIT_NETWORK_ERROR_FAILED, error);
    webkit_uri_scheme_request_finish_error(pending->request, failure);
    g_hash_table_remove(requests, &identifier);
    respond(command, NULL);
    return;
  }
  if (pending->body < 0 && !pending->isComplete) begin(pending, parameters);
  gsize length = 0;
  g_autofree guchar *bytes = body ? g_base64_decode(body, &length) : NULL;
  if (pending->body >= 0) g_byte_array_append(pending->waiting, bytes, length);
  if (error || boolOf(parameters, "isEnd", false)) pending->isComplete = true;
  if (pending->body >= 0 && !pending->source)
    pending->source = g_unix_fd_add(pending->body, G_IO_OUT | G_IO_ERR, writeMore, pending);
  if (pending->isComplete && !pending->waiting->len && !pending->source) g_hash_table_remove(requests, &identifier);
  respond(command, NULL);
}

void addSchemeCommands(void) {
  static const CommandRow rows[] = {{"Scheme.respond", respondToScheme}, {NULL, NULL}};
  addCommands(rows);
}
