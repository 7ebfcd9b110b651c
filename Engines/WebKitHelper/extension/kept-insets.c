// A document caches the values of env() in a table of its own, which is found by its layout in memory:
// ConstantPropertyMap is a pointer to a WTF::HashTable, a byte that says whether the table exists, and a
// pointer to the document's weak reference; the table's header has counts and sizes, and one of its keys is
// the name of the top inset. One pass over the heap suffices, in which few words need a closer check.
#define _GNU_SOURCE
#include <string.h>

#include "memory.h"
#include "safe-area.h"

static const char key[] = "safe-area-inset-top";
enum { keyLength = sizeof key - 1, largestTable = 64 };

// WTF::StringImpl: reference count, length, pointer to the characters.
typedef struct {
  uint32_t references, length;
  uintptr_t characters;
} String;

static bool isKey(uintptr_t address) {
  String string;
  char text[keyLength];
  return readMemory(address, &string, sizeof string) && string.length == keyLength &&
         readMemory(string.characters, text, keyLength) && !memcmp(text, key, keyLength);
}

// WebKit's allocator aligns to 16 bytes; a table follows its header of 16 bytes.
static bool isPointer(uintptr_t value) { return value > 0x10000 && value < 0x800000000000 && value % 16 == 0; }

// The header of a table, before its entries of key and value: deleted count, key count, mask, size.
static bool isTable(uintptr_t table) {
  uint32_t head[4];
  uintptr_t entries[largestTable * 2];
  if (!readMemory(table - sizeof head, head, sizeof head)) return false;
  uint32_t size = head[3];
  if (size < 8 || size > largestTable || size & (size - 1) || head[2] != size - 1 || head[1] < 4 || head[1] > 16)
    return false;
  if (!readMemory(table, entries, size * 16)) return false;
  for (uint32_t i = 0; i < size; i++)
    if (isPointer(entries[i * 2]) && isKey(entries[i * 2])) return true;
  return false;
}

static bool visit(uintptr_t address, const void *bytes, size_t size, void *data) {
  const uintptr_t *words = bytes;
  int *count = data;
  for (size_t i = 0; i + 2 < size / 8; i++) {
    if ((words[i + 1] & 0xff) != 1 || !isPointer(words[i]) || !isPointer(words[i + 2]) || !isTable(words[i])) continue;
    uintptr_t live[2], owner = address + i * 8;
    if (!readMemory(owner, live, sizeof live) || live[0] != words[i] || (live[1] & 0xff) != 1) continue;
    // The table is leaked: about 300 bytes for each document and change.
    *(unsigned char *)(owner + 8) = 0;
    (*count)++;
  }
  return true;
}

int invalidateCachedInsets(void) {
  int count = 0;
  visitHeap(visit, &count);
  return count;
}
