#define _GNU_SOURCE
#include "memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

// Pieces overlap, because a match may cross the end of a piece.
enum { pieceSize = 1 << 18, pageSize = 4096, overlap = 16 };

bool readMemory(uintptr_t address, void *bytes, size_t size) {
  struct iovec local = {bytes, size}, remote = {(void *)address, size};
  return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == (ssize_t)size;
}

// Visits the runs of resident pages of a mapping. Other pages were reserved and never written.
static bool visitMapping(uintptr_t start, uintptr_t end, MemoryVisitor visit, void *data, char *buffer) {
  static unsigned char resident[1 << 14];
  for (uintptr_t window = start; window < end;) {
    size_t size = end - window;
    if (size > sizeof resident * (size_t)pageSize) size = sizeof resident * (size_t)pageSize;
    if (mincore((void *)window, size, resident)) return true;
    size_t count = size / pageSize;
    for (size_t first = 0; first < count;) {
      size_t last = first;
      while (last < count && (resident[last] & 1) && (last - first) * pageSize < pieceSize) last++;
      size_t length = (last - first) * pageSize;
      uintptr_t address = window + first * pageSize;
      if (length && first > 0 && (resident[first - 1] & 1)) address -= overlap, length += overlap;
      if (length && readMemory(address, buffer, length) && !visit(address, buffer, length, data)) return false;
      first = last > first ? last : first + 1;
    }
    window += size;
  }
  return true;
}

void visitHeap(MemoryVisitor visit, void *data) {
  FILE *maps = fopen("/proc/self/maps", "re");
  if (!maps) return;
  // The table is copied first, because reading it holds the lock that page faults need.
  char line[512], *buffer = malloc(pieceSize + overlap);
  struct { uintptr_t start, end; } *ranges = NULL;
  size_t count = 0;
  while (fgets(line, sizeof line, maps)) {
    unsigned long start, end, inode = 1;
    char rights[8], name[256] = "";
    if (sscanf(line, "%lx-%lx %7s %*s %*s %lu %255[^\n]", &start, &end, rights, &inode, name) < 4) continue;
    // Only anonymous, private, writable mappings; not JIT code or the stack.
    if (strcmp(rights, "rw-p") || inode || strstr(name, "[stack")) continue;
    if (count % 256 == 0) ranges = realloc(ranges, (count + 256) * sizeof *ranges);
    ranges[count].start = start;
    ranges[count++].end = end;
  }
  fclose(maps);
  for (size_t i = 0; i < count; i++)
    if (!visitMapping(ranges[i].start, ranges[i].end, visit, data, buffer)) break;
  free(ranges);
  free(buffer);
}
