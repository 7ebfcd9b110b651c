// Loads and their events.
#include <libsoup/soup.h>
#include <string.h>

#include "page.h"

static JsonObject *itemObject(WebKitBackForwardListItem *item, int index) {
  static gint64 next = 1;
  gint64 identifier = GPOINTER_TO_SIZE(g_object_get_data(G_OBJECT(item), "fanlight-item"));
  if (!identifier) g_object_set_data(G_OBJECT(item), "fanlight-item", GSIZE_TO_POINTER(identifier = next++));
  JsonObject *object = json_object_new();
  json_object_set_int_member(object, "entry", identifier);
  json_object_set_int_member(object, "index", index);
  json_object_set_string_member(object, "url", webkit_back_forward_list_item_get_uri(item));
  json_object_set_string_member(object, "originalURL", webkit_back_forward_list_item_get_original_uri(item));
  const char *title = webkit_back_forward_list_item_get_title(item);
  json_object_set_string_member(object, "title", title ? title : "");
  return object;
}

static JsonObject *urlEvent(Page *page) {
  JsonObject *parameters = json_object_new();
  const char *url = webkit_web_view_get_uri(page->view);
  json_object_set_string_member(parameters, "url", url ? url : "about:blank");
  return parameters;
}

// Returns the parameters of an event: the URL, and the current item of the back-forward list, if there is one.
static JsonObject *documentEvent(Page *page) {
  JsonObject *parameters = urlEvent(page);
  WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page->view);
  WebKitBackForwardListItem *item = webkit_back_forward_list_get_current_item(list);
  g_autoptr(GList) back = webkit_back_forward_list_get_back_list(list);
  if (item) json_object_set_object_member(parameters, "item", itemObject(item, g_list_length(back)));
  return parameters;
}

static void insetsFollowed(Page *page, gpointer data) { (void)page, (void)data; }

// The new document may be in another process, which has no viewport and insets yet: after the previous process
// terminated, and if the port swaps processes between sites. The messages are sent before any later command of the app.
static void followProcess(Page *page) {
  int socket = page->socket;
  guint64 webPage = page->webPage;
  if (socket >= 0 && (!portSwapsProcesses || (discoverMessages(page) && page->socket == socket && page->webPage == webPage)))
    return;
  if (socket < 0) discoverMessages(page);
  page->sentScale = 1;
  memset(page->sentInsets, 0, sizeof page->sentInsets);
  page->insetsRevision = MAX(page->insetsRevision, 1);
  sendInsets(page, insetsFollowed, NULL);
  if (isSandboxVerified()) return;
  JsonObject *parameters = urlEvent(page);
  json_object_set_string_member(parameters, "kind", "other");
  json_object_set_string_member(parameters, "message", unsandboxedMessage);
  json_object_set_boolean_member(parameters, "isProvisional", false);
  sendEvent(page, "Page.failed", parameters);
  webkit_web_view_terminate_web_process(page->view);
}

static void loadChanged(WebKitWebView *view, WebKitLoadEvent event, Page *page) {
  (void)view;
  switch (event) {
    case WEBKIT_LOAD_STARTED:
      page->hasFailed = false;
      sendEvent(page, "Page.started", urlEvent(page));
      break;
    case WEBKIT_LOAD_REDIRECTED: sendEvent(page, "Page.redirected", urlEvent(page)); break;
    case WEBKIT_LOAD_COMMITTED:
      page->lastCommit = g_get_monotonic_time();
      followProcess(page);
      // The new document's viewport metas apply until the messages arrive (docs/engines.md, "The viewport").
      sendViewportMessages(page);
      sendScaleOfNewDocument(page);
      sendEvent(page, "Page.committed", documentEvent(page));
      break;
    case WEBKIT_LOAD_FINISHED:
      sendViewportMessages(page);
      // WebKit also sends this event for a failed load.
      if (!page->hasFailed) sendEvent(page, "Page.finished", urlEvent(page));
      page->hasFailed = false;
      break;
  }
}

static const char *networkKind(int code) {
  switch (code) {
    case WEBKIT_NETWORK_ERROR_CANCELLED: return "cancelled";
    case WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL: return "unsupportedURL";
    case WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST: return "fileNotFound";
    default: return "other";
  }
}

static const char *policyKind(int code) {
  switch (code) {
    case WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE: return "interrupted";
    case WEBKIT_POLICY_ERROR_CANNOT_USE_RESTRICTED_PORT: return "restrictedPort";
    case WEBKIT_POLICY_ERROR_CANNOT_SHOW_URI: return "unsupportedURL";
    default: return "other";
  }
}

// Returns the name of the case of PageFailure.Kind.
static const char *kindOf(const GError *error) {
  if (error->domain == WEBKIT_NETWORK_ERROR) return networkKind(error->code);
  if (error->domain == WEBKIT_POLICY_ERROR) return policyKind(error->code);
  if (error->domain == G_RESOLVER_ERROR) return "hostNotFound";
  if (error->domain == G_TLS_ERROR) return "insecure";
  if (error->domain == SOUP_SESSION_ERROR)
    return error->code == SOUP_SESSION_ERROR_TOO_MANY_REDIRECTS ? "tooManyRedirects" : "connectionLost";
  // This error has neither a domain nor a code of its own.
  if (strstr(error->message, "redirections")) return "tooManyRedirects";
  if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT)) return "timedOut";
  if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_NETWORK_UNREACHABLE)) return "offline";
  if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)) return "fileNotFound";
  if (error->domain == G_IO_ERROR)
    return error->code == G_IO_ERROR_CONNECTION_CLOSED || error->code == G_IO_ERROR_PARTIAL_INPUT ? "connectionLost"
                                                                                                  : "cannotConnect";
  return "other";
}

static gboolean loadFailed(WebKitWebView *view, WebKitLoadEvent event, const char *url, GError *error, Page *page) {
  (void)view;
  page->hasFailed = true;
  JsonObject *parameters = json_object_new();
  json_object_set_string_member(parameters, "url", url);
  json_object_set_string_member(parameters, "kind", kindOf(error));
  json_object_set_string_member(parameters, "domain", error->domain ? g_quark_to_string(error->domain) : "");
  json_object_set_int_member(parameters, "code", error->code);
  json_object_set_string_member(parameters, "message", error->message);
  json_object_set_boolean_member(parameters, "isProvisional", event == WEBKIT_LOAD_STARTED || event == WEBKIT_LOAD_REDIRECTED);
  sendEvent(page, "Page.failed", parameters);
  return TRUE;  // Suppresses the error page: the old document stays, as in WKWebView.
}

static void titleChanged(GObject *object, GParamSpec *property, Page *page) {
  (void)property;
  const char *title = webkit_web_view_get_title(WEBKIT_WEB_VIEW(object));
  JsonObject *parameters = json_object_new();
  json_object_set_string_member(parameters, "title", title ? title : "");
  sendEvent(page, "Page.titleChanged", parameters);
}

static void urlChanged(GObject *object, GParamSpec *property, Page *page) {
  (void)object, (void)property;
  sendEvent(page, "Page.urlChanged", documentEvent(page));
}

static void progressChanged(GObject *object, GParamSpec *property, Page *page) {
  (void)property;
  double progress = webkit_web_view_get_estimated_load_progress(WEBKIT_WEB_VIEW(object));
  // Nothing else reports the end of a same-document navigation.
  JsonObject *parameters = progress < 1 ? json_object_new() : documentEvent(page);
  json_object_set_double_member(parameters, "progress", progress);
  sendEvent(page, "Page.progress", parameters);
}

static void processTerminated(WebKitWebView *view, WebKitWebProcessTerminationReason reason, Page *page) {
  (void)view;
  page->socket = -1;
  page->sentScale = 1;
  page->insetsRevision = 0;
  memset(page->sentInsets, 0, sizeof page->sentInsets);
  JsonObject *parameters = json_object_new();
  json_object_set_string_member(parameters, "reason",
                                reason == WEBKIT_WEB_PROCESS_CRASHED                 ? "crashed"
                                : reason == WEBKIT_WEB_PROCESS_EXCEEDED_MEMORY_LIMIT ? "exceededMemoryLimit"
                                                                                     : "terminated");
  sendEvent(page, "Page.crashed", parameters);
}

static void closed(WebKitWebView *view, Page *page) {
  (void)view;
  sendEvent(page, "Page.closed", NULL);
}

void connectLoads(Page *page) {
  g_signal_connect(page->view, "load-changed", G_CALLBACK(loadChanged), page);
  g_signal_connect(page->view, "load-failed", G_CALLBACK(loadFailed), page);
  g_signal_connect(page->view, "notify::title", G_CALLBACK(titleChanged), page);
  g_signal_connect(page->view, "notify::uri", G_CALLBACK(urlChanged), page);
  g_signal_connect(page->view, "notify::estimated-load-progress", G_CALLBACK(progressChanged), page);
  g_signal_connect(page->view, "web-process-terminated", G_CALLBACK(processTerminated), page);
  g_signal_connect(page->view, "close", G_CALLBACK(closed), page);
}

static void begin(Page *page, JsonObject *parameters) {
  const char *html = stringOf(parameters, "html"), *data = stringOf(parameters, "data"), *url = stringOf(parameters, "url");
  JsonObject *headers = objectOf(parameters, "headers");
  if (html) {
    webkit_web_view_load_html(page->view, html, stringOf(parameters, "baseURL"));
  } else if (data) {
    gsize length;
    guchar *bytes = g_base64_decode(data, &length);
    GBytes *body = g_bytes_new_take(bytes, length);
    const char *encoding = stringOf(parameters, "encoding");
    webkit_web_view_load_bytes(page->view, body, stringOf(parameters, "mimeType"), encoding ? encoding : "UTF-8", url);
    g_bytes_unref(body);
  } else if (headers) {
    WebKitURIRequest *request = webkit_uri_request_new(url);
    SoupMessageHeaders *fields = webkit_uri_request_get_http_headers(request);
    g_autoptr(GList) names = json_object_get_members(headers);
    for (GList *name = names; fields && name; name = name->next)
      soup_message_headers_replace(fields, name->data, stringOf(headers, name->data));
    webkit_web_view_load_request(page->view, request);
    g_object_unref(request);
  } else {
    webkit_web_view_load_uri(page->view, url);
  }
}

static void load(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  JsonObject *parameters = command->parameters;
  if (!stringOf(parameters, "html") && !stringOf(parameters, "url")) {
    respondError(command, "protocolFailed", "Give url, html or data.", "Page.load has nothing to load.");
    return;
  }
  if (stringOf(parameters, "data") && !stringOf(parameters, "mimeType")) {
    respondError(command, "protocolFailed", "Give mimeType.", "Page.load has data without a media type.");
    return;
  }
  begin(page, parameters);
  respond(command, NULL);
}

static void stopLoading(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  webkit_web_view_stop_loading(page->view);
  respond(command, NULL);
}

static void reload(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  if (boolOf(command->parameters, "bypassesCaches", false)) webkit_web_view_reload_bypass_cache(page->view);
  else webkit_web_view_reload(page->view);
  respond(command, NULL);
}

static void getHistory(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page->view);
  g_autoptr(GList) back = webkit_back_forward_list_get_back_list(list);
  JsonArray *entries = json_array_new();
  int length = webkit_back_forward_list_get_length(list), behind = g_list_length(back);
  for (int i = 0; i < length; i++)
    json_array_add_object_element(entries, itemObject(webkit_back_forward_list_get_nth_item(list, i - behind), i));
  JsonObject *result = json_object_new();
  json_object_set_array_member(result, "entries", entries);
  json_object_set_int_member(result, "currentIndex", length ? behind : -1);
  respond(command, result);
}

static void goToEntry(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  gint64 wanted = numberOf(command->parameters, "entry", 0);
  WebKitBackForwardList *list = webkit_web_view_get_back_forward_list(page->view);
  g_autoptr(GList) back = webkit_back_forward_list_get_back_list(list);
  int length = webkit_back_forward_list_get_length(list), behind = g_list_length(back);
  JsonObject *result = json_object_new();
  bool isFound = false;
  for (int i = 0; i < length && !isFound; i++) {
    WebKitBackForwardListItem *item = webkit_back_forward_list_get_nth_item(list, i - behind);
    isFound = (gint64)GPOINTER_TO_SIZE(g_object_get_data(G_OBJECT(item), "fanlight-item")) == wanted;
    if (isFound) webkit_web_view_go_to_back_forward_list_item(page->view, item);
  }
  json_object_set_boolean_member(result, "isFound", isFound);
  respond(command, result);
}

static void viewportSet(Page *page, gpointer data) {
  (void)page;
  respond(data, NULL);
}

static void setViewport(Command *command) {
  Page *page = pageOf(command);
  JsonObject *viewport = page ? objectOf(command->parameters, "viewport") : NULL;
  if (!page) return;
  if (!viewport) {
    respondError(command, "protocolFailed", "Give viewport.", "Page.setViewport has no viewport.");
    return;
  }
  readViewport(&page->viewport, viewport);
  applyViewport(page, viewportSet, command);
}

void addLoadCommands(void) {
  static const CommandRow rows[] = {{"Page.load", load}, {"Page.stopLoading", stopLoading}, {"Page.reload", reload},
                                    {"Page.getHistory", getHistory}, {"Page.goToEntry", goToEntry},
                                    {"Page.setViewport", setViewport}, {NULL, NULL}};
  addCommands(rows);
}
