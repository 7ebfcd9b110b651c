// The supervisor: starts the display server and the engine, and leaves nothing behind.
#pragma once
#include <stdbool.h>
#include <stdnoreturn.h>
#include <sys/types.h>

// The user and group whose processes the engine's are: those of the caller, or nobody's for root.
typedef struct {
  uid_t user;
  gid_t group;
  bool isDropped;
} Identity;

// Drops root's rights for good; does nothing for another user. Ends the program on failure.
Identity dropPrivileges(void);

// Ends the program with advice where the user may not make the namespaces of WebKit's sandbox.
void requireNamespaces(void);

// Reports a fault as the protocol's event `Engine.failed` and ends the program with status 2.
noreturn void fail(const char *code, const char *advice, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// An X server of its own, which only the owner of the private directory's cookie can use.
typedef struct {
  pid_t process;
  int number;
} Display;

Display startDisplay(const char *directory);

// Kills every process of a session, frozen ones too, until none is left.
void killSession(pid_t session);

// Removes a directory with its contents. Does not follow symbolic links.
void removeDirectory(const char *path);

// Removes the socket of a display server that was killed.
void removeDisplayFiles(int number);
