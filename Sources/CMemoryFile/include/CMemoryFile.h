#ifndef FANLIGHT_MEMORY_FILE_H
#define FANLIGHT_MEMORY_FILE_H

/// Returns the descriptor of an empty file in memory, with close-on-exec; -1, and `errno`, on
/// failure.
int fanlight_memory_file_create(const char *name);

#endif
