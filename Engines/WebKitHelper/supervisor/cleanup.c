// Kills processes and removes files. Both the supervisor and the engine use it, so that either can clean up
// if the other was killed or stopped.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "supervisor.h"

static pid_t sessionOf(pid_t process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return -1;
  text[length] = 0;
  // The name may contain spaces and parentheses; the fields after it do not.
  char *fields = strrchr(text, ')');
  char state;
  int parent, group, session;
  if (!fields || sscanf(fields + 1, " %c %d %d %d", &state, &parent, &group, &session) != 4)
    return -1;
  return state == 'Z' ? -1 : session;
}

void killSession(pid_t session) {
  if (session <= 1) return;
  // A process may fork between the listing and its kill, so the process table is read until none is left.
  for (int round = 0; round < 200; round++) {
    DIR *table = opendir("/proc");
    if (!table) return;
    bool isClear = true;
    for (struct dirent *entry; (entry = readdir(table));) {
      pid_t process = atoi(entry->d_name);
      if (process <= 1 || process == getpid() || sessionOf(process) != session) continue;
      isClear = false;
      kill(process, SIGKILL);
    }
    closedir(table);
    if (isClear) return;
    nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
  }
}

static int removeEntry(const char *path, const struct stat *status, int kind, struct FTW *position) {
  (void)status, (void)kind, (void)position;
  remove(path);
  return 0;
}

void removeDirectory(const char *path) { nftw(path, removeEntry, 16, FTW_DEPTH | FTW_PHYS); }

void removeDisplayFiles(int number) {
  // A server that chooses its display number creates no lock file. Another server may have the number by now:
  // only a socket that refuses connections is stale.
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  snprintf(address.sun_path, sizeof address.sun_path, "/tmp/.X11-unix/X%d", number);
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connect(connection, (struct sockaddr *)&address, sizeof address) && errno == ECONNREFUSED)
    unlink(address.sun_path);
  close(connection);
}
