// The viewport: view size, fixed layout, unobscured sizes, scale, safe area, appearance.
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "page.h"
#include "scripts.h"

static void readSize(JsonObject *object, const char *name, double *width, double *height) {
  JsonArray *size = arrayOf(object, name);
  if (!size || json_array_get_length(size) != 2) return;
  *width = json_array_get_double_element(size, 0);
  *height = json_array_get_double_element(size, 1);
}

void readViewport(Viewport *viewport, JsonObject *object) {
  readSize(object, "unobscuredSize", &viewport->width, &viewport->height);
  viewport->layoutWidth = viewport->width, viewport->layoutHeight = viewport->height;
  readSize(object, "layoutSize", &viewport->layoutWidth, &viewport->layoutHeight);
  viewport->unitWidth = viewport->layoutWidth, viewport->unitHeight = viewport->layoutHeight;
  readSize(object, "unitSize", &viewport->unitWidth, &viewport->unitHeight);
  viewport->smallWidth = viewport->largeWidth = viewport->unitWidth;
  viewport->smallHeight = viewport->largeHeight = viewport->unitHeight;
  readSize(object, "smallUnitSize", &viewport->smallWidth, &viewport->smallHeight);
  readSize(object, "largeUnitSize", &viewport->largeWidth, &viewport->largeHeight);
  viewport->scale = numberOf(object, "scale", 1);
  viewport->isDark = boolOf(object, "isDark", false);
  JsonObject *insets = objectOf(object, "safeAreaInsets");
  static const char *const edges[] = {"top", "right", "bottom", "left"};
  for (int i = 0; i < 4; i++) viewport->insets[i] = insets ? numberOf(insets, edges[i], 0) : 0;
}

static bool sendSize(Page *page, const char *name, double width, double height) {
  float size[] = {width, height};
  return sendMessage(page, name, true, size, sizeof size);
}

void sendViewportMessages(Page *page) {
  const Viewport *viewport = &page->viewport;
  if (page->socket < 0 || (selfCheck.isDone && !selfCheck.hasNativeViewport)) return;
  // Bit 2 is the touch screen, bit 0 the mouse, which matches `hover: hover` (AvailableInputDevices).
  guint8 devices = page->isTouch ? 1 << 2 : 1;
  sendMessage(page, "WebProcess_SetAvailableInputDevices", false, &devices, sizeof devices);
  guint8 isFixed = 1;
  gint32 layout[] = {lround(viewport->layoutWidth), lround(viewport->layoutHeight)};
  sendMessage(page, "WebPage_SetUseFixedLayout", true, &isFixed, sizeof isFixed);
  sendMessage(page, "WebPage_SetFixedLayoutSize", true, layout, sizeof layout);
  // WebKit divides the sizes by the initial scale of the document's viewport metas, which is 1 in this port.
  sendSize(page, "WebPage_SetDefaultUnobscuredSize", viewport->unitWidth, viewport->unitHeight);
  sendSize(page, "WebPage_SetMinimumUnobscuredSize", viewport->smallWidth, viewport->smallHeight);
  sendSize(page, "WebPage_SetMaximumUnobscuredSize", viewport->largeWidth, viewport->largeHeight);
  guint8 appearance[] = {viewport->isDark, 0};
  sendMessage(page, "WebPage_SetUseColorAppearance", true, appearance, sizeof appearance);
  // This port fits a document to the view by the view scale (WebPage::viewportPropertiesDidChange); resets it.
  double viewScale = 1;
  sendMessage(page, "WebPage_DidScaleView", true, &viewScale, sizeof viewScale);
}

// Sends the page scale, and the point of the scaled document at the view's top-left corner. WebKit scrolls to
// that point, so the message is sent only if the scale changes: a load resets it to 1.
static void sendScale(Page *page, double x, double y) {
  if (page->socket < 0 || (selfCheck.isDone && !selfCheck.hasNativeViewport)) return;
  struct { double scale; gint32 x, y; } scale = {page->viewport.scale, lround(x), lround(y)};
  if (sendMessage(page, "WebPage_DidScalePage", true, &scale, sizeof scale)) page->sentScale = page->viewport.scale;
}

void sendScaleOfNewDocument(Page *page) {
  page->sentScale = 1;
  if (page->viewport.scale != 1) sendScale(page, 0, 0);
}

// ---- asynchronous steps ----

typedef struct {
  Page *page;
  void (*done)(Page *page, gpointer data);
  gpointer data;
  guint timer;
} Step;

static Step *makeStep(Page *page, void (*done)(Page *, gpointer), gpointer data) {
  Step *step = g_new0(Step, 1);
  *step = (Step){.page = page, .done = done, .data = data};
  return step;
}

static void framesPassed(GObject *object, GAsyncResult *result, gpointer data) {
  Step *step = data;
  JSCValue *value =
      webkit_web_view_call_async_javascript_function_finish(WEBKIT_WEB_VIEW(object), result, NULL);
  g_clear_object(&value);
  step->done(step->page, step->data);
  g_free(step);
}

void afterTwoFrames(Page *page, void (*done)(Page *, gpointer), gpointer data) {
  // A hidden or busy page has no animation frames, so the wait is limited; it is laid out nevertheless.
  static const char body[] =
      "await new Promise(done => { requestAnimationFrame(() => requestAnimationFrame(done)); setTimeout(done, 250); });";
  webkit_web_view_call_async_javascript_function(page->view, body, -1, NULL, "fanlight", NULL, NULL, framesPassed,
                                                 makeStep(page, done, data));
}

// ---- the safe area ----

static void setInsetsOfPage(Page *page);

// Recomputes the styles of every document, as any change of the user style sheets does.
static void computeStylesAgain(Page *page) {
  WebKitUserStyleSheet *sheet = webkit_user_style_sheet_new("fanlight-nothing{}", WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
                                                            WEBKIT_USER_STYLE_LEVEL_USER, NULL, NULL);
  webkit_user_content_manager_add_style_sheet(page->content, sheet);
  webkit_user_content_manager_remove_style_sheet(page->content, sheet);
  webkit_user_style_sheet_unref(sheet);
}

static void insetsSet(GObject *object, GAsyncResult *result, gpointer data) {
  Step *step = data;
  WebKitUserMessage *reply = webkit_web_view_send_message_to_page_finish(WEBKIT_WEB_VIEW(object), result, NULL);
  g_clear_object(&reply);
  step->done(step->page, step->data);
  g_free(step);
}

static int safeAreaBox(void) {
  JsonObject *report = selfCheck.report;
  return report ? (int)numberOf(report, "safeAreaBox", 2) : 2;
}

void sendInsets(Page *page, void (*done)(Page *, gpointer), gpointer data) {
  if (selfCheck.isDone && !selfCheck.hasNativeInsets) {
    updateInsetsScript(page);
    setInsetsOfPage(page);
    done(page, data);
    return;
  }
  const double *insets = page->viewport.insets;
  gboolean isLive = page->insetsRevision++ > 0, hasChanged = memcmp(page->sentInsets, insets, sizeof page->sentInsets);
  memcpy(page->sentInsets, insets, sizeof page->sentInsets);
  // In tests of the fallback, a device scale factor that no page has, so that none is found.
  GVariant *parameters = g_variant_new("(dibdddd)", (double)(isBroken("insets") ? 77 : options.scale), safeAreaBox(),
                                       isLive, insets[0], insets[1], insets[2], insets[3]);
  webkit_web_view_send_message_to_page(page->view, webkit_user_message_new("insets", parameters), NULL, insetsSet,
                                       makeStep(page, done, data));
  // Messages are handled in order: styles are computed with the new lengths before a script can read them.
  if (isLive && hasChanged) computeStylesAgain(page);
}

// ---- the safe area by rewriting ----

static char *insetsAssignment(Page *page) {
  const double *insets = page->viewport.insets;
  char numbers[4][G_ASCII_DTOSTR_BUF_SIZE];
  for (int i = 0; i < 4; i++) g_ascii_dtostr(numbers[i], sizeof numbers[i], insets[i]);
  return g_strdup_printf("{top:%s,right:%s,bottom:%s,left:%s}", numbers[0], numbers[1], numbers[2], numbers[3]);
}

// Updates the rewriting script in the main world; does nothing if native insets work.
void updateInsetsScript(Page *page) {
  if (page->insetsScript) {
    webkit_user_content_manager_remove_script(page->content, page->insetsScript);
    g_clear_pointer(&page->insetsScript, webkit_user_script_unref);
  }
  if (!selfCheck.isDone || selfCheck.hasNativeInsets) return;
  g_autofree char *insets = insetsAssignment(page);
  g_autofree char *source = g_strdup_printf("(%s)(%s)", rewritingScript, insets);
  page->insetsScript = webkit_user_script_new(source, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
                                              WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, NULL, NULL);
  webkit_user_content_manager_add_script(page->content, page->insetsScript);
}

static void setInsetsOfPage(Page *page) {
  g_autofree char *insets = insetsAssignment(page);
  g_autofree char *source = g_strdup_printf(
      "dispatchEvent(new CustomEvent('fanlight-insets', {detail: %s}))", insets);
  webkit_web_view_evaluate_javascript(page->view, source, -1, NULL, NULL, NULL, NULL, NULL);
}

// ---- the whole viewport ----

static void insetsDone(Page *page, gpointer data) {
  Step *step = data;
  afterTwoFrames(page, step->done, step->data);
  g_free(step);
}

static void placeRead(GObject *object, GAsyncResult *result, gpointer data) {
  Step *step = data;
  Page *page = step->page;
  JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(object), result, NULL);
  double x = 0, y = 0;
  g_autofree char *text = value ? jsc_value_to_string(value) : NULL;
  if (text) sscanf(text, "%lf,%lf", &x, &y);
  g_clear_object(&value);
  sendScale(page, x * page->viewport.scale, y * page->viewport.scale);
  sendInsets(page, insetsDone, step);
}

void applyViewport(Page *page, void (*done)(Page *, gpointer), gpointer data) {
  const Viewport *viewport = &page->viewport;
  portResizeView(page->view, lround(viewport->width), lround(viewport->height));
  sendViewportMessages(page);
  Step *step = makeStep(page, done, data);
  if (page->socket >= 0 && page->sentScale != viewport->scale)
    webkit_web_view_evaluate_javascript(page->view, "scrollX + ',' + scrollY", -1, "fanlight", NULL, NULL, placeRead, step);
  else
    sendInsets(page, insetsDone, step);
}
