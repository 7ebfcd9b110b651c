// WebKit implements env(safe-area-inset-*) on every platform and sets it on iOS only: the GTK port has no API
// for WebCore::Page, which stores the four lengths. The page is found in this process's memory, from the public
// object, by the values that it must contain; nothing is written unless there is exactly one match.
// Source: Source/WebCore/page/Page.h and dom/ConstantPropertyMap.h of WebKitGTK 2.50.6.
#define _GNU_SOURCE
#include "safe-area.h"

#include <stdlib.h>
#include <string.h>

#include "memory.h"

enum {
  privateOffset = 24,     // offset of the pointer to the private part, after GObject's fields
  privateSize = 64,       // bytes of the private part that may contain the pointer to WebKit::WebPage
  webPageSize = 1024,     // bytes of WebKit::WebPage that may contain the pointer to WebCore::Page
  pageSize = 8192,        // bytes of WebCore::Page that are searched
  boxCount = 4,           // boxes of four lengths after the scale factors, initially zero
};

// Matches the scale factors (page; zoomed-out page, 0; device; view) and the boxes, of which only `box` may be set.
static bool isPage(const float *values, float deviceScale, int box, const float kept[4]) {
  if (values[0] <= 0 || values[0] > 10 || values[1] != 0 || values[2] != deviceScale) return false;
  if (values[3] <= 0 || values[3] > 10) return false;
  for (int i = 0; i < boxCount; i++) {
    const float *lengths = values + 4 + i * 4;
    static const float zero[4];
    if (memcmp(lengths, zero, sizeof zero) && (i != box || memcmp(lengths, kept, sizeof zero))) return false;
  }
  return true;
}

static bool isPointer(uintptr_t value) { return value > 0x10000 && value < 0x800000000000 && value % 8 == 0; }

// A page that was found, so that later changes need no search.
typedef struct Known {
  struct Known *next;
  void *webPage;
  uintptr_t address;  // the address of the scale factors
  float insets[4];
  int box;
} Known;
static Known *knownPages;

static Known *knownPage(void *webPage) {
  for (Known *known = knownPages; known; known = known->next)
    if (known->webPage == webPage) return known;
  Known *known = calloc(1, sizeof *known);
  known->webPage = webPage;
  known->next = knownPages;
  return knownPages = known;
}

static uintptr_t findScales(Known *known, float deviceScale, int box) {
  uintptr_t privatePart, middle[privateSize / 8], pages[webPageSize / 8], found = 0;
  uint32_t words[pageSize / 4];
  if (!readMemory((uintptr_t)known->webPage + privateOffset, &privatePart, sizeof privatePart)) return 0;
  if (!readMemory(privatePart, middle, sizeof middle)) return 0;
  for (size_t i = 0; i < privateSize / 8; i++) {
    if (!isPointer(middle[i]) || !readMemory(middle[i], pages, sizeof pages)) continue;
    for (size_t j = 0; j < webPageSize / 8; j++) {
      size_t size = pageSize;
      if (!isPointer(pages[j])) continue;
      // The object may be near the end of mapped memory.
      while (size >= 1024 && !readMemory(pages[j], words, size)) size /= 2;
      if (size < 1024) continue;
      for (size_t k = 0; k + 4 + boxCount * 4 <= size / 4; k++) {
        if (!isPage((const float *)words + k, deviceScale, box, known->insets)) continue;
        uintptr_t address = pages[j] + k * 4;
        if (found && found != address) return 0;
        found = address;
      }
    }
  }
  return found;
}

bool setSafeAreaInsets(void *webPage, float deviceScale, int box, const float insets[4], int *hasChanged) {
  if (box < 0 || box >= boxCount) return false;
  Known *known = knownPage(webPage);
  if (known->address && known->box != box) {
    // Another box was tried and is not the safe area: it is zero again.
    memset((void *)(known->address + (4 + known->box * 4) * sizeof(float)), 0, sizeof known->insets);
    memset(known->insets, 0, sizeof known->insets);
  }
  known->box = box;
  float values[4 + boxCount * 4];
  if (!known->address || !readMemory(known->address, values, sizeof values) ||
      !isPage(values, deviceScale, box, known->insets))
    known->address = findScales(known, deviceScale, box);
  if (!known->address) return false;
  *hasChanged = memcmp(known->insets, insets, sizeof known->insets) != 0;
  memcpy(known->insets, insets, sizeof known->insets);
  memcpy((void *)(known->address + (4 + box * 4) * sizeof(float)), insets, sizeof known->insets);
  return true;
}
