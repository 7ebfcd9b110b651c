// Captures: uncompressed pixels in the shared memory file that the app passes at startup.
#define _GNU_SOURCE
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "page.h"

// The composed frame is some frames behind the script; it is taken as the last one if no new frame comes for
// `quietTime` (docs/engines.md: correct in 30 of 30, where waiting for two animation frames was correct in 5).
enum { quietTime = 80, longestWait = 5000, longestStart = 20000 };  // ms

// ---- the shared memory: regions that the app has not released yet ----

typedef struct {
  gint64 offset, length;
} Region;
static GArray *regions;

static gint64 allocate(gint64 length) {
  if (!regions) regions = g_array_new(FALSE, FALSE, sizeof(Region));
  gint64 offset = 0;
  guint index = 0;
  for (; index < regions->len; index++) {
    Region region = g_array_index(regions, Region, index);
    if (region.offset - offset >= length) break;
    offset = region.offset + region.length;
  }
  Region region = {offset, (length + 4095) & ~4095};
  if (lseek(options.pixels, 0, SEEK_END) < offset + region.length && ftruncate(options.pixels, offset + region.length))
    return -1;
  g_array_insert_val(regions, index, region);
  return offset;
}

void releasePixels(gint64 offset) {
  for (guint i = 0; regions && i < regions->len; i++)
    if (g_array_index(regions, Region, i).offset == offset) {
      g_array_remove_index(regions, i);
      return;
    }
}

static void answer(Command *command, cairo_surface_t *surface, const char *mode) {
  cairo_surface_flush(surface);
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  int stride = cairo_image_surface_get_stride(surface);
  gint64 length = (gint64)stride * height, offset = options.pixels < 0 ? -1 : allocate(length);
  const unsigned char *bytes = cairo_image_surface_get_data(surface);
  gint64 done = 0;
  while (offset >= 0 && done < length) {
    ssize_t count = pwrite(options.pixels, bytes + done, length - done, offset + done);
    if (count < 0 && errno != EINTR) break;
    if (count > 0) done += count;
  }
  if (offset < 0 || done < length) {
    releasePixels(offset);
    respondError(command, "protocolFailed", "Start the helper with --pixels and the descriptor of a memfd, and release pictures.",
                 "A picture of %dx%d pixels cannot be written: %s.", width, height,
                 options.pixels < 0 ? "there is no shared memory" : strerror(errno));
    return;
  }
  JsonObject *result = json_object_new();
  json_object_set_int_member(result, "offset", offset);
  json_object_set_int_member(result, "length", length);
  json_object_set_int_member(result, "width", width);
  json_object_set_int_member(result, "height", height);
  json_object_set_int_member(result, "stride", stride);
  json_object_set_string_member(result, "mode", mode);
  respond(command, result);
}

static void snapshotDone(GObject *object, GAsyncResult *result, gpointer data) {
  Command *command = data;
  GError *error = NULL;
  cairo_surface_t *surface = portSnapshot(WEBKIT_WEB_VIEW(object), result, &error);
  if (!surface || cairo_surface_status(surface)) {
    respondError(command, "protocolFailed", "Load the page again.", "The snapshot failed: %s.",
                 error ? error->message : "there are no pixels");
  } else {
    answer(command, surface, "flattened");
    cairo_surface_destroy(surface);
  }
  g_clear_error(&error);
}

// ---- the composed frame ----

typedef struct {
  Page *page;
  Command *command;
  gint64 start, quiet;  // µs
} Wait;

static bool isTransparent(cairo_surface_t *surface) {
  cairo_surface_flush(surface);
  const unsigned char *first = cairo_image_surface_get_data(surface);
  return cairo_image_surface_get_width(surface) > 0 && first[3] == 0;
}

static gboolean frameIsQuiet(gpointer data) {
  Wait *wait = data;
  gint64 now = g_get_monotonic_time(), last = MAX(wait->page->lastFrame, wait->start);
  // A new document has no composed frame at first.
  if (wait->page->lastFrame <= wait->page->lastCommit) last = MAX(last, now - wait->quiet + 1);
  if (wait->page->isClosed) {
    respondError(wait->command, "pageClosed", "", "The page was closed before its picture.");
  } else if (now - last < wait->quiet && now - wait->start < longestWait * 1000) {
    return G_SOURCE_CONTINUE;
  } else {
    cairo_surface_t *surface = portComposedFrame(wait->page->view, options.scale);
    // The first frame of a web process takes longer; the view is transparent until then.
    bool isEmpty = isTransparent(surface);
    if (isEmpty && now - wait->start < longestStart * 1000) {
      cairo_surface_destroy(surface);
      return G_SOURCE_CONTINUE;
    }
    if (isEmpty)
      respondError(wait->command, "timedOut", "Try again when the machine is less busy.",
                   "WebKit composed no frame in %d s.", longestStart / 1000);
    else
      answer(wait->command, surface, "composed");
    cairo_surface_destroy(surface);
  }
  g_free(wait);
  return G_SOURCE_REMOVE;
}

static void framesPassed(Page *page, gpointer data) {
  (void)page;
  Wait *wait = data;
  gint64 now = g_get_monotonic_time();
  // On a busy machine later frames are as late as these two were.
  wait->quiet = MAX(quietTime * 1000, 2 * (now - wait->start));
  wait->start = now;
  g_timeout_add(8, frameIsQuiet, wait);
}

static void capture(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  const char *mode = stringOf(command->parameters, "mode"), *region = stringOf(command->parameters, "region");
  bool isComposed = mode && !strcmp(mode, "composed"), isDocument = region && !strcmp(region, "document");
  if (isComposed && !portHasComposedFrame) {
    respondError(command, "protocolFailed", "Use the mode flattened, or build the helper with PORT=gtk3.",
                 "%s gives no composed frame.", portName);
    return;
  }
  if (isComposed && isDocument) {
    respondError(command, "protocolFailed", "Use the mode flattened for the document.",
                 "The composed frame is of the viewport only.");
    return;
  }
  if (isComposed) {
    Wait *wait = g_new0(Wait, 1);
    *wait = (Wait){.page = page, .command = command, .start = g_get_monotonic_time()};
    afterTwoFrames(page, framesPassed, wait);
    return;
  }
  webkit_web_view_get_snapshot(page->view,
                               isDocument ? WEBKIT_SNAPSHOT_REGION_FULL_DOCUMENT : WEBKIT_SNAPSHOT_REGION_VISIBLE,
                               boolOf(command->parameters, "isTransparent", false)
                                   ? WEBKIT_SNAPSHOT_OPTIONS_TRANSPARENT_BACKGROUND
                                   : WEBKIT_SNAPSHOT_OPTIONS_NONE,
                               NULL, snapshotDone, command);
}

void addCaptureCommands(void) {
  static const CommandRow rows[] = {{"Page.capture", capture}, {NULL, NULL}};
  addCommands(rows);
}
