// Reads this process's own memory, which other threads may unmap at any time: every read is a system call,
// which fails where a plain load would crash the process.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool readMemory(uintptr_t address, void *bytes, size_t size);

// Calls `visit` for each resident piece of the heap, until it returns false.
typedef bool (*MemoryVisitor)(uintptr_t address, const void *bytes, size_t size, void *data);
void visitHeap(MemoryVisitor visit, void *data);
