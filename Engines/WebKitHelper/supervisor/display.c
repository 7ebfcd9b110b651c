// The private X server, which GTK requires; the page's pixels never pass through it.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <unistd.h>

#include "supervisor.h"

enum { startTimeout = 20000 };  // ms; 150 ms on an idle machine

// Writes an Xauthority file (Xau(3)) with one cookie, which is valid for every host and display (FamilyWild).
static void writeAuthority(const char *path) {
  unsigned char record[2 + 2 + 2 + 2 + 18 + 2 + 16] = {0xff, 0xff, 0, 0, 0, 0, 0, 18};
  memcpy(record + 8, "MIT-MAGIC-COOKIE-1", 18);
  record[27] = 16;
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0 || getrandom(record + 28, 16, 0) != 16 ||
      write(file, record, sizeof record) != sizeof record)
    fail("startFailed", "Check that the folder for temporary files (TMPDIR) can be written and has free space.",
         "The WebKit helper cannot write %s: %s.", path, strerror(errno));
  close(file);
}

static noreturn void runServer(int numberPipe, const char *authority) {
  char number[16];
  snprintf(number, sizeof number, "%d", numberPipe);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setsid();
  int null = open("/dev/null", O_RDWR);
  dup2(null, 0);
  dup2(null, 1);
  dup2(null, 2);
  // The size of the screen does not limit the size of pages, which are not drawn on it.
  execlp("Xvfb", "Xvfb", "-displayfd", number, "-auth", authority, "-nolisten", "tcp", "-screen",
         "0", "1024x1024x24", "-noreset", (char *)NULL);
  _exit(127);
}

Display startDisplay(const char *directory) {
  char authority[256];
  snprintf(authority, sizeof authority, "%s/authority", directory);
  writeAuthority(authority);
  int descriptors[2];
  if (pipe2(descriptors, O_CLOEXEC))
    fail("startFailed", "", "The WebKit helper cannot create a pipe: %s.", strerror(errno));
  pid_t process = fork();
  if (process == 0) {
    fcntl(descriptors[1], F_SETFD, 0);
    runServer(descriptors[1], authority);
  }
  close(descriptors[1]);
  char output[16] = "";
  size_t length = 0;
  int count = 1;
  struct pollfd readEvent = {.fd = descriptors[0], .events = POLLIN};
  // The server writes the number and the line break separately, and exits with an error if the descriptor is
  // closed before the second write.
  while (length < sizeof output - 1 && !strchr(output, '\n') && (count = poll(&readEvent, 1, startTimeout)) > 0) {
    ssize_t part = read(descriptors[0], output + length, sizeof output - 1 - length);
    if (part <= 0) break;
    length += part;
  }
  if (process < 0 || count <= 0 || !strchr(output, '\n')) {
    if (process > 0) kill(process, SIGKILL);
    removeDirectory(directory);
    fail(count == 0 ? "timedOut" : "notInstalled",
         "Check that Xvfb is installed (package xvfb; `make webkit` installs it) and can write to /tmp/.X11-unix.",
         "The display server Xvfb did not start.");
  }
  close(descriptors[0]);
  setenv("XAUTHORITY", authority, 1);
  snprintf(authority, sizeof authority, ":%d", atoi(output));
  setenv("DISPLAY", authority, 1);
  return (Display){.process = process, .number = atoi(output)};
}
