// WebKit's IPC messages to a web process. The GTK port has no API for the fixed layout, the unobscured
// sizes and the input devices, which iOS sets by these messages. This program sends them to its own web
// process, over the socket that the library uses.
//
// The format is verified at run time: when the zoom factor of a page is set to a marker value, the
// library's message with that value reveals the socket, the page's identifier and the number of one
// message; the other numbers follow from the library's table of message names. If anything differs, the
// page has no native viewport, which the self-check reports.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "page.h"

// The header of a message: the sizes of body and attachments (UnixMessage.h). The body begins with flags,
// message number and destination (Encoder::encodeHeader), each at its natural alignment.
typedef struct {
  guint64 bodySize, attachmentCount, isOutOfLine;
} Head;
enum { numberOffset = 2, destinationOffset = 8, argumentsOffset = 16, largestBody = 64 };

static double mark;  // the marker value of the zoom factor; 0 while none is expected
static struct {
  GMutex lock;
  int socket;
  guint64 destination;
  guint16 number;
  bool isSeen;
} seen = {.socket = -1};

static void look(int socket, const struct msghdr *message) {
  if (message->msg_iovlen < 2 || message->msg_iov[0].iov_len != sizeof(Head)) return;
  const struct iovec *body = &message->msg_iov[message->msg_iovlen - 1];
  double argument;
  if (body->iov_len != argumentsOffset + sizeof argument) return;
  const char *bytes = body->iov_base;
  memcpy(&argument, bytes + argumentsOffset, sizeof argument);
  if (argument != mark) return;
  g_mutex_lock(&seen.lock);
  seen.socket = socket;
  memcpy(&seen.number, bytes + numberOffset, sizeof seen.number);
  memcpy(&seen.destination, bytes + destinationOffset, sizeof seen.destination);
  seen.isSeen = true;
  g_mutex_unlock(&seen.lock);
}

// Interposes libc's `sendmsg` to inspect the library's messages.
ssize_t sendmsg(int socket, const struct msghdr *message, int flags) {
  static ssize_t (*systemCall)(int, const struct msghdr *, int);
  if (!systemCall) systemCall = dlsym(RTLD_NEXT, "sendmsg");
  if (mark != 0) look(socket, message);
  return systemCall(socket, message, flags);
}

// ---- the table of names ----

typedef struct {
  const char *start, *end;    // constants
  const char *dataStart, *dataEnd;  // data with pointers, read-only after relocation
} Library;

static int findLibrary(struct dl_phdr_info *information, size_t size, void *data) {
  (void)size;
  Library *library = data;
  if (!strstr(information->dlpi_name, "libwebkit2gtk-") && !strstr(information->dlpi_name, "libwebkitgtk-")) return 0;
  for (int i = 0; i < information->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &information->dlpi_phdr[i];
    const char *start = (const char *)information->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_LOAD && !(part->p_flags & (PF_X | PF_W)) && start + part->p_memsz > library->end) {
      if (!library->start) library->start = start;
      library->end = start + part->p_memsz;
    }
    if (part->p_type == PT_GNU_RELRO) library->dataStart = start, library->dataEnd = start + part->p_memsz;
  }
  return 1;
}

static Library webKit(void) {
  static Library library;
  if (!library.start) dl_iterate_phdr(findLibrary, &library);
  return library;
}

// Returns the table's entry for a name: the location in the data that has the address of that constant.
static const char *const *entryOf(const char *name) {
  Library library = webKit();
  if (!library.start || !library.dataStart) return NULL;
  size_t length = strlen(name) + 1;
  for (const char *text = library.start; (text = memmem(text, library.end - text, name, length)); text++) {
    if (text[-1] != 0) continue;
    for (const char *const *entry = (const char *const *)(((gsize)library.dataStart + 7) & ~7ul);
         (const char *)(entry + 1) <= library.dataEnd; entry++)
      if (*entry == text) return entry;
  }
  return NULL;
}

static bool isName(const char *const *entry) {
  Library library = webKit();
  if ((const char *)entry < library.dataStart || (const char *)(entry + 1) > library.dataEnd) return false;
  const char *text = *entry;
  return text >= library.start && text < library.end && g_ascii_isupper(*text);
}

// Returns the number of a message. Messages are numbered in the order of the library's table of names, so the
// number follows from that of the message that was intercepted.
static int numberOfMessage(const char *name, const char *seenName, guint16 seenNumber) {
  static const char *const *first;
  static gsize stride;
  if (!first) {
    first = entryOf(seenName);
    for (gsize words = 2; first && words <= 6 && !stride; words++) {
      const char *const *before = first - words, *const *after = first + words;
      if (isName(before) && isName(after) && !strncmp(*before, "WebPage_", 8) && !strncmp(*after, "WebPage_", 8))
        stride = words;
    }
  }
  const char *const *entry = stride ? entryOf(name) : NULL;
  if (!entry || (entry - first) % (gssize)stride) return -1;
  gssize number = seenNumber + (entry - first) / (gssize)stride;
  return number > 0 && number < 65536 ? (int)number : -1;
}

static const char zoomMessage[] = "WebPage_DidSetPageZoomFactor";

bool discoverMessages(Page *page) {
  page->socket = -1;
  if (isBroken("messages")) return false;
  seen.isSeen = false;
  // A zoom factor that no app sets, and different for each page.
  mark = 1.0009765625 + page->identifier % 64 / 65536.0;
  webkit_web_view_set_zoom_level(page->view, mark);
  for (int i = 0; i < 400; i++) {
    g_mutex_lock(&seen.lock);
    bool isSeen = seen.isSeen;
    g_mutex_unlock(&seen.lock);
    if (isSeen) break;
    g_usleep(500);  // the message is sent by a thread of the library
  }
  mark = 0;
  webkit_web_view_set_zoom_level(page->view, 1);
  if (!seen.isSeen) return false;
  page->socket = seen.socket;
  page->webPage = seen.destination;
  return true;
}

bool sendMessage(Page *page, const char *name, bool isForPage, const void *arguments, size_t size) {
  static GHashTable *numbers;
  if (page->socket < 0 || size > largestBody - argumentsOffset) return false;
  if (!numbers) numbers = g_hash_table_new(g_str_hash, g_str_equal);
  gpointer known = g_hash_table_lookup(numbers, name);
  int number = known ? GPOINTER_TO_INT(known) : numberOfMessage(name, zoomMessage, seen.number);
  if (number < 0) return false;
  if (!known) g_hash_table_insert(numbers, (char *)name, GINT_TO_POINTER(number));
  char body[largestBody] = {0};
  guint16 value = number;
  guint64 destination = isForPage ? page->webPage : 0;
  memcpy(body + numberOffset, &value, sizeof value);
  memcpy(body + destinationOffset, &destination, sizeof destination);
  memcpy(body + argumentsOffset, arguments, size);
  Head head = {.bodySize = argumentsOffset + size};
  struct iovec parts[] = {{&head, sizeof head}, {body, argumentsOffset + size}};
  struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
  // Each message is one packet, so that it cannot interleave with one of the library's.
  for (int i = 0; i < 200; i++) {
    if (sendmsg(page->socket, &message, MSG_NOSIGNAL) >= 0) return true;
    if (errno != EAGAIN && errno != EINTR) return false;
    g_usleep(1000);
  }
  return false;
}
