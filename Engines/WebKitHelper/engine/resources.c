// Reports the requests of a page: when they start, receive data, finish or fail.
#include <libsoup/soup.h>
#include <string.h>

#include "page.h"

typedef struct {
  gint64 page, identifier;
  gint64 lastData;  // monotonic time of the last data event, µs
  bool hasEnded;
} Request;

enum { dataInterval = 250000 };  // minimum time between two data events, µs

static JsonObject *eventOf(Request *request) {
  JsonObject *parameters = json_object_new();
  json_object_set_int_member(parameters, "request", request->identifier);
  return parameters;
}

// The resource may outlive its page.
static void report(Request *request, const char *method, JsonObject *parameters) {
  Page *page = findPage(request->page);
  if (page) sendEvent(page, method, parameters);
  else json_object_unref(parameters);
}

static void end(Request *request, WebKitWebResource *resource, GError *error) {
  if (request->hasEnded) return;
  request->hasEnded = true;
  JsonObject *parameters = eventOf(request);
  WebKitURIResponse *response = webkit_web_resource_get_response(resource);
  json_object_set_string_member(parameters, "url", webkit_web_resource_get_uri(resource));
  if (response) {
    const char *type = webkit_uri_response_get_mime_type(response);
    json_object_set_int_member(parameters, "status", webkit_uri_response_get_status_code(response));
    json_object_set_string_member(parameters, "mimeType", type ? type : "");
  }
  if (error) {
    json_object_set_string_member(parameters, "message", error->message);
    json_object_set_boolean_member(parameters, "isCanceled",
                                   g_error_matches(error, WEBKIT_NETWORK_ERROR, WEBKIT_NETWORK_ERROR_CANCELLED));
  }
  report(request, "Network.requestEnded", parameters);
}

static void finished(WebKitWebResource *resource, Request *request) { end(request, resource, NULL); }

static void failed(WebKitWebResource *resource, GError *error, Request *request) { end(request, resource, error); }

static void responded(WebKitWebResource *resource, GParamSpec *property, Request *request) {
  (void)resource, (void)property;
  report(request, "Network.dataReceived", eventOf(request));
}

static void receivedData(WebKitWebResource *resource, guint64 length, Request *request) {
  (void)resource, (void)length;
  gint64 now = g_get_monotonic_time();
  if (now - request->lastData < dataInterval) return;
  request->lastData = now;
  report(request, "Network.dataReceived", eventOf(request));
}

static void freeRequest(gpointer data, GClosure *closure) {
  (void)closure;
  g_free(data);
}

static void started(WebKitWebView *view, WebKitWebResource *resource, WebKitURIRequest *sent, Page *page) {
  static gint64 next;
  Request *request = g_new0(Request, 1);
  *request = (Request){.page = page->identifier, .identifier = ++next};
  JsonObject *parameters = eventOf(request);
  json_object_set_string_member(parameters, "url", webkit_uri_request_get_uri(sent));
  json_object_set_boolean_member(parameters, "isMainResource", resource == webkit_web_view_get_main_resource(view));
  SoupMessageHeaders *headers = webkit_uri_request_get_http_headers(sent);
  const char *accept = headers ? soup_message_headers_get_one(headers, "Accept") : NULL;
  const char *destination = headers ? soup_message_headers_get_one(headers, "Sec-Fetch-Dest") : NULL;
  if (accept) json_object_set_string_member(parameters, "accept", accept);
  if (destination) json_object_set_string_member(parameters, "destination", destination);
  sendEvent(page, "Network.requestStarted", parameters);
  // The closure of the first handler owns the request, which lives as long as the resource.
  g_signal_connect_data(resource, "finished", G_CALLBACK(finished), request, freeRequest, 0);
  g_signal_connect(resource, "failed", G_CALLBACK(failed), request);
  g_signal_connect(resource, "notify::response", G_CALLBACK(responded), request);
  if (g_signal_lookup("received-data", WEBKIT_TYPE_WEB_RESOURCE))
    g_signal_connect(resource, "received-data", G_CALLBACK(receivedData), request);
}

void connectResources(Page *page) {
  g_signal_connect(page->view, "resource-load-started", G_CALLBACK(started), page);
}
