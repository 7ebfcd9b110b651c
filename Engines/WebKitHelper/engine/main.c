// fanlight-webkit-engine: started by fanlight-webkit-helper, which creates its home directory and display server.
#define _GNU_SOURCE
#include <glib-unix.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../supervisor/supervisor.h"
#include "engine.h"
#include "page.h"

Options options = {.scale = 1, .isSandboxed = true, .pixels = -1};

bool isBroken(const char *part) {
  const char *parts = g_getenv("FANLIGHT_WEBKIT_BREAK");
  g_auto(GStrv) names = parts ? g_strsplit(parts, ",", -1) : NULL;
  return names && g_strv_contains((const char *const *)names, part);
}

static void readOptions(int count, char **arguments) {
  for (int i = 1; i < count; i++) {
    if (!strcmp(arguments[i], "--no-sandbox")) options.isSandboxed = false;
    else if (i + 1 < count && !strcmp(arguments[i], "--scale")) options.scale = atoi(arguments[++i]);
    else if (i + 1 < count && !strcmp(arguments[i], "--pixels")) options.pixels = atoi(arguments[++i]);
    else {
      printf("{\"method\":\"Engine.failed\",\"params\":{\"code\":\"startFailed\",\"message\":\"There is no option %s.\","
             "\"advice\":\"Use --scale, --pixels and --no-sandbox.\"}}\n", arguments[i]);
      exit(2);
    }
  }
  if (options.scale < 1 || options.scale > 4) options.scale = 1;
}

// Terminates the engine: signals the supervisor, which kills this process and all processes that it started. If
// the supervisor has exited or is stopped, this process cleans up instead.
void endEngine(void) {
  const char *lifeline = g_getenv("FANLIGHT_WEBKIT_LIFELINE"), *display = g_getenv("FANLIGHT_WEBKIT_DISPLAY");
  int supervisor = getppid(), number = -1, process = -1;
  GPollFD end = {.fd = lifeline ? atoi(lifeline) : -1, .events = G_IO_IN};
  bool isGone = g_poll(&end, 1, 0) > 0;
  if (!isGone) {
    kill(supervisor, SIGTERM);
    isGone = g_poll(&end, 1, 1000) > 0;
  }
  if (!isGone) kill(supervisor, SIGKILL);
  if (display) sscanf(display, "%d %d", &number, &process);
  killSession(getsid(0));
  if (process > 1) kill(process, SIGKILL);
  g_usleep(20000);  // until the server's socket is closed
  removeDisplayFiles(number);
  removeDirectory(options.home);
  _exit(0);
}

static void displayEnded(void) {
  kill(getppid(), SIGUSR1);
  endEngine();
}

static gboolean supervisorEnded(int file, GIOCondition condition, gpointer data) {
  (void)file, (void)condition, (void)data;
  endEngine();
  return G_SOURCE_REMOVE;
}

static void getInformation(Command *command) {
  JsonObject *result = json_object_new();
  g_autofree char *version = g_strdup_printf("%u.%u.%u", webkit_get_major_version(), webkit_get_minor_version(),
                                             webkit_get_micro_version());
  bool isProven;
  JsonArray *processes = webProcesses(&isProven);
  json_object_set_string_member(result, "name", "WebKitGTK");
  json_object_set_string_member(result, "version", version);
  json_object_set_string_member(result, "port", portName);
  json_object_set_int_member(result, "scale", options.scale);
  json_object_set_boolean_member(result, "isSandboxed", isProven);
  json_object_set_array_member(result, "webProcesses", processes);
  // The network process runs outside bubblewrap; WebKitGTK has no sandbox for it on Linux.
  json_object_set_string_member(result, "networkProcess", "not sandboxed; runs as the engine's user");
  json_object_set_object_member(result, "selfCheck", json_object_ref(selfCheck.report));
  respond(command, result);
}

static void close_(Command *command) {
  respond(command, NULL);
  endEngine();
}

static void releasePixelsOf(Command *command) {
  releasePixels(numberOf(command->parameters, "offset", -1));
  respond(command, NULL);
}

static void ready(void) {
  static const CommandRow rows[] = {{"Engine.getInformation", getInformation}, {"Engine.close", close_},
                                    {"Engine.releasePixels", releasePixelsOf}, {NULL, NULL}};
  addCommands(rows);
  addPageCommands();
  addLoadCommands();
  addScriptCommands();
  addCaptureCommands();
  addPolicyCommands();
  addDialogCommands();
  addStoreCommands();
  addSchemeCommands();
  addRuleCommands();
  addSettingsCommands();
  addDownloadCommands();
  sendEvent(NULL, "Engine.started", json_object_ref(selfCheck.report));
  // Commands that were sent before are buffered in the pipe.
  startProtocol(endEngine);
}

int main(int count, char **arguments) {
  signal(SIGPIPE, SIG_IGN);
  // The process was executed from a descriptor, whose number would be its name.
  prctl(PR_SET_NAME, "fanlight-engine");
  options.home = g_getenv("FANLIGHT_WEBKIT_HOME");
  if (!options.home) {
    fputs("Start fanlight-webkit-helper, which starts this program.\n", stderr);
    return 2;
  }
  readOptions(count, arguments);
  g_autofree char *scale = g_strdup_printf("%d", options.scale);
  g_setenv("GDK_SCALE", scale, TRUE);
  const char *lifeline = g_getenv("FANLIGHT_WEBKIT_LIFELINE");
  if (lifeline) g_unix_fd_add(atoi(lifeline), G_IO_IN | G_IO_HUP, supervisorEnded, NULL);
  portStart(displayEnded);
  startSelfCheck(ready);
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_main_loop_run(loop);
  return 0;
}
