// The self-check at startup: sets every value in a page and reads it back, also in a cross-origin frame. For a
// value that differs, the fallback is used from then on and reported.
#include <math.h>
#include <string.h>

#include "page.h"
#include "scripts.h"

SelfCheck selfCheck;
static void (*whenFinished)(void);
static Page *checked;
static guint timer;

static const char storeName[] = "fanlight-self-check";
enum { timeout = 20 };  // seconds; 0.4 on an idle machine

// Two viewports with different values: the first is set before the document is loaded, the second while it is
// shown. Some are fractions, as on devices.
static const Viewport first = {375, 724, 375, 646, 375, 812, 375, 700, 375, 790, 1, {44.5, 3, 34, 5}, false};
static const Viewport second = {640, 300, 980, 459, 980, 500, 980, 400, 980, 480, 640 / 980.0, {0, 59, 21, 47.25}, true};

static const char frameDocument[] = "<!doctype html><body><script>addEventListener('message', () => parent.postMessage(";
static const char frameEnd[] = ", '*'))</script>";
static const char mainDocument[] = "<!doctype html><iframe src='fanlight-check://frame/'></iframe>";
static const char readBoth[] =
    "const main = %s;\n"
    "const frame = await new Promise(done => { addEventListener('message', event => done(event.data), {once: true});\n"
    "  setTimeout(done, 3000, 'null'); frames[0].postMessage('', '*'); });\n"
    "return `{\"main\":${main},\"frame\":${frame}}`;";

static void serve(WebKitURISchemeRequest *request, gpointer data) {
  (void)data;
  bool isFrame = strstr(webkit_uri_scheme_request_get_uri(request), "://frame");
  g_autofree char *frame = g_strconcat(frameDocument, readBackScript, frameEnd, NULL);
  g_autofree char *text = g_strdup(isFrame ? frame : mainDocument);
  gsize length = strlen(text);
  GInputStream *stream = g_memory_input_stream_new_from_data(g_steal_pointer(&text), length, g_free);
  webkit_uri_scheme_request_finish(request, stream, length, "text/html");
  g_object_unref(stream);
}

static void finish(const char *fault) {
  if (timer) g_source_remove(timer);
  timer = 0;
  selfCheck.isDone = true;
  JsonObject *report = selfCheck.report;
  json_object_set_string_member(report, "insets", selfCheck.hasNativeInsets ? "native" : "rewritten");
  json_object_set_string_member(report, "viewport", selfCheck.hasNativeViewport ? "native" : "view size only");
  json_object_set_string_member(report, "touch", selfCheck.hasNativeTouch ? "native" : "mouse");
  if (fault) json_object_set_string_member(report, "fault", fault);
  if (checked) closePage(checked);
  closeStore(storeName);
  whenFinished();
}

static gboolean ranOut(gpointer data) {
  (void)data;
  timer = 0;
  finish("The page of the self-check was not shown in time.");
  return G_SOURCE_REMOVE;
}

static bool isNear(JsonObject *object, const char *name, double wanted) {
  return fabs(numberOf(object, name, -1) - wanted) < 0.51;
}

static bool hasInsets(JsonObject *object, const Viewport *viewport) {
  JsonObject *insets = object ? objectOf(object, "insets") : NULL;
  static const char *const edges[] = {"top", "right", "bottom", "left"};
  // WebKit rounds the height of a box to 1/64 pixel.
  for (int i = 0; i < 4; i++)
    if (!insets || fabs(numberOf(insets, edges[i], -1) - viewport->insets[i]) > 1 / 64.0) return false;
  return true;
}

static bool hasViewport(JsonObject *main, const Viewport *viewport) {
  return main && isNear(main, "innerWidth", viewport->width / viewport->scale) &&
         isNear(main, "innerHeight", viewport->height / viewport->scale) &&
         isNear(main, "clientWidth", viewport->layoutWidth) && isNear(main, "clientHeight", viewport->layoutHeight) &&
         isNear(main, "vh", viewport->unitHeight) && isNear(main, "svh", viewport->smallHeight) &&
         isNear(main, "lvh", viewport->largeHeight) && fabs(numberOf(main, "scale", 0) - viewport->scale) < 0.001;
}

typedef void (*Read)(JsonObject *main, JsonObject *frame);

static void readDone(GObject *object, GAsyncResult *result, gpointer data) {
  if (selfCheck.isDone) return;
  JSCValue *value = webkit_web_view_call_async_javascript_function_finish(WEBKIT_WEB_VIEW(object), result, NULL);
  g_autofree char *text = value ? jsc_value_to_string(value) : NULL;
  JsonParser *parser = json_parser_new();
  bool isRead = text && json_parser_load_from_data(parser, text, -1, NULL);
  JsonObject *both = isRead ? json_node_get_object(json_parser_get_root(parser)) : NULL;
  Read read = *(Read *)data;
  read(both ? objectOf(both, "main") : NULL, both ? objectOf(both, "frame") : NULL);
  g_object_unref(parser);
  g_clear_object(&value);
}

static void readBack(Page *page, gpointer data) {
  if (selfCheck.isDone) return;
  g_autofree char *body = g_strdup_printf(readBoth, readBackScript);
  webkit_web_view_call_async_javascript_function(page->view, body, -1, NULL, NULL, NULL, NULL, readDone, data);
}

static void keep(const char *name, JsonObject *values) {
  if (values) json_object_set_object_member(selfCheck.report, name, json_object_ref(values));
}

static void readSecond(JsonObject *main, JsonObject *frame) {
  keep("second", main);
  keep("secondFrame", frame);
  selfCheck.hasNativeInsets &= hasInsets(main, &second) && hasInsets(frame, &second);
  selfCheck.hasNativeViewport &= hasViewport(main, &second);
  selfCheck.hasNativeTouch &= main && boolOf(main, "isTouch", false);
  json_object_set_boolean_member(selfCheck.report, "isDark", main && boolOf(main, "isDark", false));
  finish(NULL);
}

static const Read secondRead = readSecond;

static void readFirst(JsonObject *main, JsonObject *frame) {
  // The safe area is one of the boxes of four lengths after the page's scale factors; its index depends on the
  // version, and is 2 in 2.50.
  static const int boxes[] = {2, 1, 3};
  static guint tried;
  if (!(hasInsets(main, &first) && hasInsets(frame, &first)) && ++tried < G_N_ELEMENTS(boxes)) {
    static const Read again = readFirst;
    json_object_set_int_member(selfCheck.report, "safeAreaBox", boxes[tried]);
    applyViewport(checked, readBack, (gpointer)&again);
    return;
  }
  keep("first", main);
  keep("firstFrame", frame);
  selfCheck.hasNativeInsets = hasInsets(main, &first) && hasInsets(frame, &first);
  selfCheck.hasNativeViewport = hasViewport(main, &first);
  selfCheck.hasNativeTouch = main && boolOf(main, "isTouch", false);
  checked->viewport = second;
  applyViewport(checked, readBack, (gpointer)&secondRead);
}

static const Read firstRead = readFirst;

static void laidOut(Page *page, gpointer data) {
  (void)data;
  readBack(page, (gpointer)&firstRead);
}

static void loaded(WebKitWebView *view, WebKitLoadEvent event, gpointer data) {
  (void)view, (void)data;
  if (event == WEBKIT_LOAD_FINISHED && !selfCheck.isDone) afterTwoFrames(checked, laidOut, NULL);
}

static void prepared(Page *page, gpointer data) {
  (void)data;
  g_signal_connect(page->view, "load-changed", G_CALLBACK(loaded), NULL);
  webkit_web_view_load_uri(page->view, "fanlight-check://main/");
}

void startSelfCheck(void (*finished)(void)) {
  whenFinished = finished;
  selfCheck.report = json_object_new();
  json_object_set_int_member(selfCheck.report, "safeAreaBox", 2);
  WebKitWebContext *context = contextOfStore(storeName, NULL);
  webkit_web_context_register_uri_scheme(context, "fanlight-check", serve, NULL, NULL);
  timer = g_timeout_add_seconds(timeout, ranOut, NULL);
  checked = makePage(context, NULL);
  checked->viewport = first;
  preparePage(checked, prepared, NULL);
}
