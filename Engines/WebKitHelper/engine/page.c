// Creates, finds and closes pages.
#include "page.h"

static GHashTable *pages;
static gint64 nextIdentifier = 1;

bool pageSendsEvents(Page *page) { return page->sendsEvents && !page->isClosed; }
gint64 pageIdentifier(Page *page) { return page->identifier; }

Page *findPage(gint64 identifier) { return pages ? g_hash_table_lookup(pages, &identifier) : NULL; }

Page *pageOf(Command *command) {
  gint64 identifier = numberOf(command->parameters, "page", 0);
  Page *page = findPage(identifier);
  if (!page)
    respondError(command, "pageClosed", "Create a page with Page.create.", "There is no page %" G_GINT64_FORMAT ".",
                 identifier);
  return page;
}

Page *pageOfView(WebKitWebView *view) { return g_object_get_data(G_OBJECT(view), "fanlight-page"); }

static void frameComposed(void *data) { ((Page *)data)->lastFrame = g_get_monotonic_time(); }

static void setSettings(WebKitSettings *settings) {
  g_object_set(settings, "enable-write-console-messages-to-stdout", FALSE, "enable-back-forward-navigation-gestures",
               FALSE, "enable-smooth-scrolling", FALSE, "enable-page-cache", TRUE,
               "hardware-acceleration-policy", WEBKIT_HARDWARE_ACCELERATION_POLICY_ALWAYS,
               // The default font sizes of iOS: 16 points, and 13 for monospaced text.
               "default-font-size", 16, "default-monospace-font-size", 13, "minimum-font-size", 0,
               "javascript-can-open-windows-automatically", TRUE, "enable-developer-extras", FALSE,
               "allow-modal-dialogs", FALSE, NULL);
}

Page *makePage(WebKitWebContext *context, WebKitWebView *related) {
  Page *page = g_new0(Page, 1);
  page->identifier = nextIdentifier++;
  page->socket = -1;
  page->context = context;
  page->viewport = (Viewport){.width = 375, .height = 812, .layoutWidth = 375, .layoutHeight = 812, .unitWidth = 375,
                              .unitHeight = 812, .smallWidth = 375, .smallHeight = 812, .largeWidth = 375,
                              .largeHeight = 812, .scale = 1};
  page->content = webkit_user_content_manager_new();
  page->view = portMakeView(context, page->content, related);
  g_object_set_data(G_OBJECT(page->view), "fanlight-page", page);
  g_object_ref_sink(page->view);
  setSettings(webkit_web_view_get_settings(page->view));
  page->isTouch = true;
  page->sentScale = 1;
  connectMessagesFromExtension(page);
  connectLoads(page);
  connectPolicy(page);
  connectDialogs(page);
  connectResources(page);
  connectChallenges(page);
  portObserveFrames(page->view, frameComposed, page);
  if (!pages) pages = g_hash_table_new(g_int64_hash, g_int64_equal);
  g_hash_table_insert(pages, &page->identifier, page);
  return page;
}

typedef struct {
  Page *page;
  void (*ready)(Page *page, gpointer data);
  gpointer data;
} Preparation;

static void processStarted(GObject *object, GAsyncResult *result, gpointer data) {
  (void)object;
  Preparation *preparation = data;
  JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(object), result, NULL);
  g_clear_object(&value);
  Page *page = preparation->page;
  if (!page->isClosed) {
    discoverMessages(page);
    applyViewport(page, preparation->ready, preparation->data);
  }
  g_free(preparation);
}

void preparePage(Page *page, void (*ready)(Page *page, gpointer data), gpointer data) {
  Preparation *preparation = g_new(Preparation, 1);
  *preparation = (Preparation){page, ready, data};
  updateInsetsScript(page);
  portShowView(page->view, page->viewport.width, page->viewport.height);
  // A script launches the web process without a load, so that the back-forward list stays empty.
  webkit_web_view_evaluate_javascript(page->view, "0", -1, "fanlight", NULL, NULL, processStarted, preparation);
}

// Called later, so that the callbacks of pending calls do not use a freed page.
static gboolean freePage(gpointer data) {
  Page *page = data;
  g_object_unref(page->view);
  g_object_unref(page->content);
  g_free(page);
  return G_SOURCE_REMOVE;
}

void closePage(Page *page) {
  if (page->isClosed) return;
  g_hash_table_remove(pages, &page->identifier);
  cancelPendingOf(page);
  page->isClosed = true;
  webkit_web_view_stop_loading(page->view);
  webkit_web_view_try_close(page->view);
  webkit_web_view_terminate_web_process(page->view);
  portCloseView(page->view);
  g_timeout_add(5000, freePage, page);
}

bool isSandboxVerified(void) {
  bool isProven;
  json_array_unref(webProcesses(&isProven));
  return isProven || !options.isSandboxed;
}

const char unsandboxedMessage[] = "The kernel says that the page's web process is not in WebKit's sandbox.";

static void createdPage(Page *page, gpointer data) {
  Command *command = data;
  page->sendsEvents = true;
  if (!isSandboxVerified()) {
    closePage(page);
    respondError(command, "startFailed",
                 "Allow user namespaces in this container, or start the engine with --no-sandbox for pages you trust.",
                 "%s", unsandboxedMessage);
    return;
  }
  JsonObject *result = json_object_new();
  json_object_set_int_member(result, "page", page->identifier);
  respond(command, result);
}

static void create(Command *command) {
  JsonObject *parameters = command->parameters;
  WebKitWebContext *context = contextOfStore(stringOf(parameters, "store"), arrayOf(parameters, "schemes"));
  if (!context) {
    respondError(command, "protocolFailed", "Give each scheme a name of letters, digits, +, - and . that WebKit does not have.",
                 "The store %s cannot be opened with these schemes.", stringOf(parameters, "store"));
    return;
  }
  JsonArray *languages = arrayOf(parameters, "languages");
  if (languages) {
    const char *list[8] = {NULL};
    for (guint i = 0; i < json_array_get_length(languages) && i < 7; i++) list[i] = json_array_get_string_element(languages, i);
    webkit_web_context_set_preferred_languages(context, list);
  }
  Page *page = makePage(context, NULL);
  JsonObject *viewport = objectOf(parameters, "viewport");
  if (viewport) readViewport(&page->viewport, viewport);
  page->decidesNavigations = boolOf(parameters, "decidesNavigations", false);
  page->decidesResponses = boolOf(parameters, "decidesResponses", false);
  const char *userAgent = stringOf(parameters, "userAgent");
  if (userAgent) webkit_settings_set_user_agent(webkit_web_view_get_settings(page->view), userAgent);
  if (objectOf(parameters, "scripts")) userScripts(page, objectOf(parameters, "scripts"));
  preparePage(page, createdPage, command);
}

static void close_(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  closePage(page);
  respond(command, NULL);
}

void addPageCommands(void) {
  static const CommandRow rows[] = {{"Page.create", create}, {"Page.close", close_}, {NULL, NULL}};
  addCommands(rows);
}
