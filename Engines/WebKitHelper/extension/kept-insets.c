// A document keeps the values of env() that it has read in a table of its own
// (ConstantPropertyMap::m_values: a pointer to the table, and whether there is one). The tables are found
// by the string of their first key, which a process has once.
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "memory.h"
#include "safe-area.h"

static const char key[] = "safe-area-inset-top";
enum { maximum = 256, keyLength = sizeof key - 1 };

typedef struct {
  uintptr_t values[maximum];
  int count;
} Set;

static void add(Set *set, uintptr_t value) {
  for (int i = 0; i < set->count; i++)
    if (set->values[i] == value) return;
  if (set->count < maximum) set->values[set->count++] = value;
}

static bool contains(const Set *set, uintptr_t value) {
  for (int i = 0; i < set->count; i++)
    if (set->values[i] == value) return true;
  return false;
}

// WTF::StringImpl: count of references, length, pointer to the characters.
typedef struct {
  uint32_t references, length;
  uintptr_t characters;
} String;

static bool isKey(const String *string) {
  char text[keyLength];
  return string->length == keyLength && string->references && readMemory(string->characters, text, keyLength) &&
         !memcmp(text, key, keyLength);
}

static bool visitStrings(uintptr_t address, const void *bytes, size_t size, void *data) {
  for (size_t i = 0; i + sizeof(String) <= size; i += 8) {
    const String *string = (const String *)((const char *)bytes + i);
    if (string->length == keyLength && isKey(string)) add(data, address + i);
  }
  return true;
}

typedef struct {
  const Set *keys;
  Set tables;
} TableSearch;

// WTF::HashTable: deleted count, count, mask and size, then entries of key and value.
static uintptr_t tableOfEntry(uintptr_t entry) {
  for (int index = 0; index < 64; index++) {
    uint32_t head[4];
    uintptr_t start = entry - index * 16;
    if (!readMemory(start - sizeof head, head, sizeof head)) return 0;
    if (head[3] >= 8 && head[3] <= 64 && (head[3] & head[2]) == 0 && head[2] == head[3] - 1 && head[1] >= 4 &&
        head[1] <= 16 && head[0] <= 16 && (uint32_t)index < head[3])
      return start;
  }
  return 0;
}

static bool visitEntries(uintptr_t address, const void *bytes, size_t size, void *data) {
  TableSearch *search = data;
  const uintptr_t *words = bytes;
  for (size_t i = 0; i < size / 8; i++)
    if (words[i] > 0x10000 && contains(search->keys, words[i])) {
      uintptr_t table = tableOfEntry(address + i * 8);
      if (table) add(&search->tables, table);
    }
  return true;
}

typedef struct {
  const Set *tables;
  int count;
} OwnerSearch;

static bool visitOwners(uintptr_t address, const void *bytes, size_t size, void *data) {
  OwnerSearch *search = data;
  const uintptr_t *words = bytes;
  for (size_t i = 0; i + 1 < size / 8; i++)
    // The byte behind the pointer says that the optional has a value.
    if (words[i] > 0x10000 && (words[i + 1] & 0xff) == 1 && contains(search->tables, words[i])) {
      uintptr_t live[2];
      uintptr_t owner = address + i * 8;
      if (!readMemory(owner, live, sizeof live) || live[0] != words[i] || (live[1] & 0xff) != 1) continue;
      // The table stays allocated, about 200 bytes for each document and change.
      *(unsigned char *)(owner + 8) = 0;
      search->count++;
    }
  return true;
}

int forgetKeptInsets(void) {
  static Set keys;
  String string;
  int valid = 0;
  for (int i = 0; i < keys.count; i++)
    if (readMemory(keys.values[i], &string, sizeof string) && isKey(&string)) keys.values[valid++] = keys.values[i];
  keys.count = valid;
  if (!keys.count) visitHeap(visitStrings, &keys);
  if (!keys.count) return 0;
  TableSearch tables = {.keys = &keys};
  visitHeap(visitEntries, &tables);
  if (!tables.tables.count) return 0;
  OwnerSearch owners = {.tables = &tables.tables};
  visitHeap(visitOwners, &owners);
  return owners.count;
}
