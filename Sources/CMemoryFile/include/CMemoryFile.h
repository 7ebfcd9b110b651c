#ifndef FANLIGHT_MEMORY_FILE_H
#define FANLIGHT_MEMORY_FILE_H

/// Returns the descriptor of an empty file in memory, which is closed where a program is executed; -1, with
/// `errno`, where there is none.
int fanlight_memory_file_create(const char *name);

#endif
