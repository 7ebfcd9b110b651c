// The supervisor: starts the display server and the engine, and cleans up after them.
#pragma once
#include <stdbool.h>
#include <stdnoreturn.h>
#include <sys/types.h>

// The user and group of the engine's processes: those of the caller, or nobody's if the caller is root.
typedef struct {
  uid_t user;
  gid_t group;
  bool isDropped;
} Identity;

// Drops root privileges permanently; does nothing for another user. Exits the program on failure.
Identity dropPrivileges(void);

// Exits the program with advice if the user may not create the namespaces of WebKit's sandbox.
void requireNamespaces(void);

// Reports an error as the protocol's event `Engine.failed`, and exits the program with status 2.
noreturn void fail(const char *code, const char *advice, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// A private X server. It accepts only clients that have the cookie, which is in the private directory.
typedef struct {
  pid_t process;
  int number;
} Display;

// Starts the server, and sets DISPLAY and XAUTHORITY. Exits the program on failure.
Display startDisplay(const char *directory);

// Kills every process of a session, including stopped ones, until none is left.
void killSession(pid_t session);

// Removes a directory with its contents. Does not follow symbolic links.
void removeDirectory(const char *path);

// Removes the socket of a display server that was killed.
void removeDisplayFiles(int number);
