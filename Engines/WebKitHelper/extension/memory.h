// Reading this process's own memory, which other threads may unmap meanwhile: every read goes through
// the kernel, which fails where a plain load would end the process.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool readMemory(uintptr_t address, void *bytes, size_t size);

// Calls `visit` with each piece of the heap that is resident, until it returns false.
typedef bool (*MemoryVisitor)(uintptr_t address, const void *bytes, size_t size, void *data);
void visitHeap(MemoryVisitor visit, void *data);
