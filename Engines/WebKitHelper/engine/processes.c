// Reads the sandbox of web processes from the kernel. WebKit silently disables its sandbox if it believes to be
// in a container and bubblewrap fails, so its settings prove nothing.
#define _GNU_SOURCE
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine.h"

typedef struct {
  int seccomp, namespaces, session;
  unsigned user;
  unsigned long long capabilities;
  bool isEnding;
} Status;

static bool readStatus(int process, Status *status) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/status", process);
  FILE *file = fopen(path, "re");
  if (!file) return false;
  *status = (Status){.seccomp = -1, .session = -1};
  while (fgets(line, sizeof line, file)) {
    // A process that is exiting has left its namespaces.
    if (!strncmp(line, "State:", 6)) status->isEnding = strpbrk(line + 6, "ZX") != NULL;
    if (!strncmp(line, "Uid:", 4)) sscanf(line + 4, "%u", &status->user);
    if (!strncmp(line, "CapEff:", 7)) sscanf(line + 7, "%llx", &status->capabilities);
    if (!strncmp(line, "Seccomp:", 8)) sscanf(line + 8, "%d", &status->seccomp);
    // One number for each PID namespace of the process, from the outermost one that is visible here.
    if (!strncmp(line, "NSpid:", 6))
      for (char *number = strtok(line + 6, " \t\n"); number; number = strtok(NULL, " \t\n")) status->namespaces++;
    // The first number is the session in this process's namespace, whatever the namespace of the web process.
    if (!strncmp(line, "NSsid:", 6)) sscanf(line + 6, "%d", &status->session);
  }
  fclose(file);
  return true;
}

JsonArray *webProcesses(bool *isProven) {
  JsonArray *found = json_array_new();
  Status own;
  readStatus(getpid(), &own);
  *isProven = true;
  DIR *table = opendir("/proc");
  for (struct dirent *entry; table && (entry = readdir(table));) {
    int process = atoi(entry->d_name);
    char path[64], name[32] = "";
    snprintf(path, sizeof path, "/proc/%d/comm", process);
    FILE *file = process > 1 ? fopen(path, "re") : NULL;
    if (!file) continue;
    bool isWeb = fgets(name, sizeof name, file) && !strncmp(name, "WebKitWebProces", 15);
    fclose(file);
    Status status;
    if (!isWeb || !readStatus(process, &status) || status.isEnding ||
        status.session != own.session)
      continue;
    bool isSandboxed = status.seccomp == 2 && status.namespaces > own.namespaces && status.capabilities == 0 &&
                       status.user != 0;
    *isProven &= isSandboxed;
    JsonObject *object = json_object_new();
    json_object_set_int_member(object, "process", process);
    json_object_set_int_member(object, "seccomp", status.seccomp);
    json_object_set_boolean_member(object, "hasOwnPIDNamespace", status.namespaces > own.namespaces);
    json_object_set_boolean_member(object, "hasCapabilities", status.capabilities != 0);
    json_object_set_int_member(object, "user", status.user);
    json_object_set_boolean_member(object, "isSandboxed", isSandboxed);
    json_array_add_object_element(found, object);
  }
  if (table) closedir(table);
  if (json_array_get_length(found) == 0) *isProven = false;
  return found;
}
