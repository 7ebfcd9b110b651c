// fanlight-webkit-helper: drops root privileges, starts a private display server and the engine, and supervises
// them. When the display server, the engine or the app exits, for whatever reason, no process and no file is left.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "supervisor.h"

noreturn void fail(const char *code, const char *advice, const char *format, ...) {
  char message[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  // The message's own text has no quotation mark or backslash, but a path in it might.
  for (char *c = message; *c; c++)
    if (*c == '"' || *c == '\\' || (unsigned char)*c < ' ') *c = '\'';
  dprintf(1, "{\"method\":\"Engine.failed\",\"params\":{\"code\":\"%s\",\"message\":\"%s\",\"advice\":\"%s\"}}\n",
          code, message, advice);
  exit(2);
}

// Opens a file in this program's directory before root privileges are dropped: only root may be able to read it.
static int openBeside(const char *name) {
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 64);
  path[length > 0 ? length : 0] = 0;
  char *folder = dirname(path);
  strcat(folder, "/");
  strcat(folder, name);
  int file = open(folder, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    fail("notInstalled", "Build the helper with `make webkit`.", "%s cannot be opened: %s.", folder,
         strerror(errno));
  return file;
}

static void copyFile(int source, const char *path) {
  int copy = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0500);
  char bytes[65536];
  for (ssize_t count; (count = read(source, bytes, sizeof bytes)) > 0;)
    if (write(copy, bytes, count) != count)
      fail("startFailed", "Check that the folder for temporary files (TMPDIR) can be written and has free space.",
           "The WebKit helper cannot write %s: %s.", path, strerror(errno));
  close(copy);
  close(source);
}

// Creates the engine's home directory, so that none of the user's settings, caches and font settings are read,
// and nothing is left behind. WebKit mounts only the parts that it needs into the sandbox.
static void makeDirectory(char *path, size_t size) {
  const char *base = getenv("TMPDIR");
  snprintf(path, size, "%s/fanlight-webkit-XXXXXX", base && *base ? base : "/tmp");
  if (!mkdtemp(path))
    fail("startFailed", "Set TMPDIR to a folder that every user can write.",
         "The WebKit helper cannot make a folder in %s: %s.", base ? base : "/tmp", strerror(errno));
}

// Writes the app's font settings to the only fontconfig directory that WebKit mounts into its sandbox.
static void writeFontSettings(const char *home) {
  const char *settings = getenv("FANLIGHT_WEBKIT_FONTS");
  char path[4200];
  if (!settings || getenv("FONTCONFIG_FILE")) return;
  snprintf(path, sizeof path, "%s/config/fontconfig", home);
  mkdir(path, 0700);
  snprintf(path, sizeof path, "%s/config/fontconfig/fonts.conf", home);
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  size_t length = strlen(settings);
  if (file < 0 || write(file, settings, length) != (ssize_t)length)
    fail("startFailed", "Check that the folder for temporary files (TMPDIR) can be written and has free space.",
         "The WebKit helper cannot write %s: %s.", path, strerror(errno));
  close(file);
  unsetenv("FANLIGHT_WEBKIT_FONTS");
}

static void setEnvironment(const char *home, const char *user) {
  static const char *const removed[] = {"DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS", "WAYLAND_DISPLAY",
                                        "GTK_MODULES", "GTK_PATH", "GTK_THEME", "GTK_IM_MODULE", "XDG_DATA_HOME",
                                        "GDK_SCALE", "GDK_DPI_SCALE", "GIO_EXTRA_MODULES", "LD_PRELOAD",
                                        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "WEBKIT_INSPECTOR_SERVER",
                                        "WEBKIT_INSPECTOR_HTTP_SERVER", "DESKTOP_STARTUP_ID"};
  for (size_t i = 0; i < sizeof removed / sizeof *removed; i++) unsetenv(removed[i]);
  char path[4200];
  static const char *const folders[][2] = {{"XDG_CONFIG_HOME", "config"}, {"XDG_CACHE_HOME", "cache"},
                                           {"XDG_RUNTIME_DIR", "run"}, {"XDG_DATA_HOME", "data"}};
  setenv("HOME", home, 1);
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
    snprintf(path, sizeof path, "%s/%s", home, folders[i][1]);
    mkdir(path, 0700);
    setenv(folders[i][0], path, 1);
  }
  setenv("FANLIGHT_WEBKIT_HOME", home, 1);
  writeFontSettings(home);
  setenv("USER", user, 1);
  setenv("GDK_BACKEND", "x11", 1);
  setenv("GTK_A11Y", "none", 1);
  setenv("NO_AT_BRIDGE", "1", 1);
  setenv("GSETTINGS_BACKEND", "memory", 1);
  // The settings portal needs D-Bus, which does not run.
  setenv("GTK_USE_PORTAL", "0", 1);
  setenv("GIO_USE_VFS", "local", 1);
}

static pid_t startEngine(int program, int lifeline, char **arguments) {
  pid_t process = fork();
  if (process != 0) return process;
  char path[32], number[16];
  setsid();
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // The pipe is closed when this process exits; the engine then cleans up.
  fcntl(lifeline, F_SETFD, 0);
  // Discards the warnings of GTK and WebKit, on which no app can act.
  int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (!getenv("FANLIGHT_WEBKIT_STDERR")) dup2(null, 2);
  snprintf(number, sizeof number, "%d", lifeline);
  setenv("FANLIGHT_WEBKIT_LIFELINE", number, 1);
  snprintf(path, sizeof path, "/proc/self/fd/%d", program);
  execv(path, arguments);
  _exit(127);
}

static const char *causeOf(int status, char *text, size_t size) {
  if (WIFSIGNALED(status))
    snprintf(text, size, "was ended by signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
  else
    snprintf(text, size, "ended with status %d", WEXITSTATUS(status));
  return text;
}

static int reportEnd(const char *name, int status) {
  char cause[128];
  dprintf(1, "{\"method\":\"Engine.failed\",\"params\":{\"code\":\"engineTerminated\",\"message\":\"%s %s.\",\"advice\":\"Start the engine again.\"}}\n",
          name, causeOf(status, cause, sizeof cause));
  return 2;
}

// Waits until standard input is closed, the engine requests termination (SIGTERM), or one of the two processes
// exits unexpectedly, which is reported.
static int supervise(pid_t engine, Display display, int signals) {
  for (;;) {
    struct pollfd events[] = {{.fd = signals, .events = POLLIN}, {.fd = 0, .events = 0}};
    poll(events, 2, -1);
    struct signalfd_siginfo information = {.ssi_signo = SIGCHLD};
    bool isAsked = events[1].revents & (POLLHUP | POLLERR);
    if (events[0].revents && read(signals, &information, sizeof information) > 0) isAsked |= information.ssi_signo != SIGCHLD;
    // The engine detects the exit of the display server (SIGUSR1) before the kernel reports it here.
    siginfo_t ended = {0};
    for (int i = 0; information.ssi_signo == SIGUSR1 && i < 200; i++) {
      if (waitid(P_PID, display.process, &ended, WEXITED | WNOWAIT | WNOHANG) == 0 && ended.si_pid) break;
      nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
    }
    for (int status, process; (process = waitpid(-1, &status, WNOHANG)) > 0;) {
      if (process == display.process) return reportEnd("The display server Xvfb", status);
      if (process == engine && !isAsked) return reportEnd("The WebKit engine", status);
    }
    if (isAsked) return 0;
  }
}

int main(int count, char **arguments) {
  bool isSandboxed = true;
  for (int i = 1; i < count; i++) isSandboxed &= strcmp(arguments[i], "--no-sandbox") != 0;
  signal(SIGPIPE, SIG_IGN);
  // Orphaned processes of the engine become children of this process, which reaps them.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  int program = openBeside("fanlight-webkit-engine"), extension = openBeside("extension/fanlight-webkit-extension.so");
  Identity identity = dropPrivileges();
  if (isSandboxed) requireNamespaces();
  char home[4096], path[4200];
  umask(0077);
  makeDirectory(home, sizeof home);
  setEnvironment(home, identity.isDropped ? "nobody" : getenv("USER") ? getenv("USER") : "user");
  snprintf(path, sizeof path, "%s/extension", home);
  mkdir(path, 0700);
  snprintf(path, sizeof path, "%s/extension/fanlight-webkit-extension.so", home);
  copyFile(extension, path);
  sigset_t handled;
  sigemptyset(&handled);
  sigaddset(&handled, SIGCHLD);
  sigaddset(&handled, SIGTERM);
  sigaddset(&handled, SIGUSR1);
  sigaddset(&handled, SIGINT);
  sigprocmask(SIG_BLOCK, &handled, NULL);
  int signals = signalfd(-1, &handled, SFD_CLOEXEC);
  Display display = startDisplay(home);
  char numbers[32];
  snprintf(numbers, sizeof numbers, "%d %d", display.number, display.process);
  setenv("FANLIGHT_WEBKIT_DISPLAY", numbers, 1);
  int lifeline[2];
  if (pipe2(lifeline, O_CLOEXEC)) fail("startFailed", "", "No pipe: %s.", strerror(errno));
  pid_t engine = startEngine(program, lifeline[0], arguments);
  close(lifeline[0]);
  int status = supervise(engine, display, signals);
  killSession(engine);
  kill(display.process, SIGKILL);
  while (waitpid(-1, NULL, 0) > 0) continue;
  removeDisplayFiles(display.number);
  removeDirectory(home);
  return status;
}
