// Policy decisions on navigations and responses, and popups.
#include <libsoup/soup.h>
#include <string.h>

#include "page.h"

static const char *causeOf(WebKitNavigationType type) {
  switch (type) {
    case WEBKIT_NAVIGATION_TYPE_LINK_CLICKED: return "link";
    case WEBKIT_NAVIGATION_TYPE_FORM_SUBMITTED: return "form";
    case WEBKIT_NAVIGATION_TYPE_BACK_FORWARD: return "backForward";
    case WEBKIT_NAVIGATION_TYPE_RELOAD: return "reload";
    case WEBKIT_NAVIGATION_TYPE_FORM_RESUBMITTED: return "formResubmission";
    default: return "other";
  }
}

static void addHeader(const char *name, const char *value, gpointer data) {
  JsonArray *pair = json_array_new();
  json_array_add_string_element(pair, name);
  json_array_add_string_element(pair, value);
  json_array_add_array_element(data, pair);
}

static void addHeaders(JsonObject *object, SoupMessageHeaders *headers) {
  JsonArray *list = json_array_new();
  if (headers) soup_message_headers_foreach(headers, addHeader, list);
  json_object_set_array_member(object, "headers", list);
}

static JsonObject *actionObject(WebKitNavigationAction *action) {
  WebKitURIRequest *request = webkit_navigation_action_get_request(action);
  const char *method = webkit_uri_request_get_http_method(request);
  JsonObject *object = json_object_new();
  json_object_set_string_member(object, "url", webkit_uri_request_get_uri(request));
  json_object_set_string_member(object, "method", method ? method : "GET");
  addHeaders(object, webkit_uri_request_get_http_headers(request));
  json_object_set_string_member(object, "cause", causeOf(webkit_navigation_action_get_navigation_type(action)));
  json_object_set_boolean_member(object, "hasUserGesture", webkit_navigation_action_is_user_gesture(action));
  json_object_set_boolean_member(object, "isRedirect", webkit_navigation_action_is_redirect(action));
  const char *frame = webkit_navigation_action_get_frame_name(action);
  if (frame) json_object_set_string_member(object, "targetName", frame);
  return object;
}

static gint64 keepDecision(Page *page, WebKitPolicyDecision *decision) {
  if (!page->decisions)
    page->decisions = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, g_object_unref);
  gint64 *identifier = g_new(gint64, 1);
  *identifier = ++page->nextDecision;
  g_hash_table_insert(page->decisions, identifier, g_object_ref(decision));
  return *identifier;
}

static gboolean decideNavigation(Page *page, WebKitPolicyDecision *decision, const char *method) {
  WebKitNavigationAction *action =
      webkit_navigation_policy_decision_get_navigation_action(WEBKIT_NAVIGATION_POLICY_DECISION(decision));
  JsonObject *object = actionObject(action);
  json_object_set_int_member(object, "decision", keepDecision(page, decision));
  sendEvent(page, method, object);
  return TRUE;
}

static gboolean decideResponse(Page *page, WebKitPolicyDecision *decision) {
  WebKitResponsePolicyDecision *own = WEBKIT_RESPONSE_POLICY_DECISION(decision);
  WebKitURIResponse *response = webkit_response_policy_decision_get_response(own);
  JsonObject *object = json_object_new();
  const char *type = webkit_uri_response_get_mime_type(response);
  json_object_set_string_member(object, "url", webkit_uri_response_get_uri(response));
  json_object_set_int_member(object, "status", webkit_uri_response_get_status_code(response));
  json_object_set_string_member(object, "mimeType", type ? type : "");
  addHeaders(object, webkit_uri_response_get_http_headers(response));
  json_object_set_boolean_member(object, "canShow", webkit_response_policy_decision_is_mime_type_supported(own));
  json_object_set_boolean_member(object, "isMainFrame",
                                 webkit_response_policy_decision_is_main_frame_main_resource(own));
  json_object_set_int_member(object, "decision", keepDecision(page, decision));
  sendEvent(page, "Page.decideResponse", object);
  return TRUE;
}

static gboolean decidePolicy(WebKitWebView *view, WebKitPolicyDecision *decision, WebKitPolicyDecisionType type,
                             Page *page) {
  (void)view;
  if (page->isClosed) return FALSE;
  switch (type) {
    case WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION:
      return page->decidesNavigations && decideNavigation(page, decision, "Page.decideNavigation");
    case WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION:
      return page->decidesNavigations && decideNavigation(page, decision, "Page.decideNewWindow");
    default: return page->decidesResponses && decideResponse(page, decision);
  }
}

static void decide(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  gint64 identifier = numberOf(command->parameters, "decision", 0);
  WebKitPolicyDecision *decision = page->decisions ? g_hash_table_lookup(page->decisions, &identifier) : NULL;
  const char *policy = stringOf(command->parameters, "policy");
  if (!decision || !policy) {
    respondError(command, "protocolFailed", "Give decision and policy, once.",
                 "No decision %" G_GINT64_FORMAT " waits.", identifier);
    return;
  }
  if (!strcmp(policy, "allow")) webkit_policy_decision_use(decision);
  else if (!strcmp(policy, "download")) webkit_policy_decision_download(decision);
  else webkit_policy_decision_ignore(decision);
  g_hash_table_remove(page->decisions, &identifier);
  respond(command, NULL);
}

// ---- popups ----

static void setFeature(JsonObject *object, GObject *properties, const char *property, const char *name) {
  gboolean value;
  g_object_get(properties, property, &value, NULL);
  json_object_set_boolean_member(object, name, value);
}

static void readyPopup(WebKitWebView *view, Page *popup) {
  (void)view;
  GObject *properties = G_OBJECT(webkit_web_view_get_window_properties(popup->view));
  GdkRectangle geometry = popup->popupGeometry;
  JsonObject *object = json_object_new();
  json_object_set_int_member(object, "x", geometry.x);
  json_object_set_int_member(object, "y", geometry.y);
  json_object_set_int_member(object, "width", geometry.width);
  json_object_set_int_member(object, "height", geometry.height);
  setFeature(object, properties, "menubar-visible", "hasMenuBar");
  setFeature(object, properties, "statusbar-visible", "hasStatusBar");
  setFeature(object, properties, "toolbar-visible", "hasToolbars");
  setFeature(object, properties, "resizable", "isResizable");
  sendEvent(popup, "Page.popupReady", object);
}

// The first geometry is the one that the script requests; later ones are fitted to a window, which does not exist.
static void geometryChanged(WebKitWindowProperties *properties, GParamSpec *property, Page *popup) {
  (void)property;
  if (popup->popupGeometry.width == 0) webkit_window_properties_get_geometry(properties, &popup->popupGeometry);
}

static void popupPrepared(Page *page, gpointer data) { (void)page, (void)data; }

// A popup that waits for the app. WebKit needs the view synchronously, because the script that opens it is
// blocked, so other events are handled in a nested main loop.
typedef struct {
  gint64 identifier;
  bool isDecided, isAllowed;
} Waiting;
static GHashTable *popups;
static gint64 nextPopup;

static bool askForPopup(Page *page, JsonObject *object, gint64 *identifier) {
  Waiting waiting = {.identifier = ++nextPopup};
  *identifier = waiting.identifier;
  if (!popups) popups = g_hash_table_new(g_int64_hash, g_int64_equal);
  g_hash_table_insert(popups, &waiting.identifier, &waiting);
  json_object_set_int_member(object, "decision", waiting.identifier);
  sendEvent(page, "Page.requestPopup", object);
  while (!waiting.isDecided && !page->isClosed) g_main_context_iteration(NULL, TRUE);
  g_hash_table_remove(popups, &waiting.identifier);
  return waiting.isAllowed;
}

static void decidePopup(Command *command) {
  gint64 identifier = numberOf(command->parameters, "decision", 0);
  Waiting *waiting = popups ? g_hash_table_lookup(popups, &identifier) : NULL;
  if (!waiting) {
    respondError(command, "protocolFailed", "Decide once.", "No popup %" G_GINT64_FORMAT " waits.", identifier);
    return;
  }
  waiting->isAllowed = boolOf(command->parameters, "isAllowed", false);
  waiting->isDecided = true;
  respond(command, NULL);
}

static WebKitWebView *createPopup(WebKitWebView *view, WebKitNavigationAction *action, Page *page) {
  gint64 decision = 0;
  if (page->decidesNavigations && !askForPopup(page, actionObject(action), &decision)) return NULL;
  if (page->isClosed) return NULL;
  Page *popup = makePage(page->context, view);
  popup->viewport = page->viewport;
  popup->decidesNavigations = page->decidesNavigations;
  popup->decidesResponses = page->decidesResponses;
  popup->sendsEvents = true;
  JsonObject *object = actionObject(action);
  json_object_set_int_member(object, "popup", popup->identifier);
  if (decision) json_object_set_int_member(object, "decision", decision);
  sendEvent(page, "Page.popup", object);
  g_signal_connect(webkit_web_view_get_window_properties(popup->view), "notify::geometry", G_CALLBACK(geometryChanged), popup);
  g_signal_connect(popup->view, "ready-to-show", G_CALLBACK(readyPopup), popup);
  preparePage(popup, popupPrepared, NULL);
  return popup->view;
}

void connectPolicy(Page *page) {
  g_signal_connect(page->view, "decide-policy", G_CALLBACK(decidePolicy), page);
  g_signal_connect(page->view, "create", G_CALLBACK(createPopup), page);
}

static void setPolicies(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  page->decidesNavigations = boolOf(command->parameters, "decidesNavigations", page->decidesNavigations);
  page->decidesResponses = boolOf(command->parameters, "decidesResponses", page->decidesResponses);
  respond(command, NULL);
}

void addPolicyCommands(void) {
  static const CommandRow rows[] = {{"Page.decide", decide}, {"Page.decidePopup", decidePopup},
                                    {"Page.setPolicies", setPolicies}, {NULL, NULL}};
  addCommands(rows);
}
