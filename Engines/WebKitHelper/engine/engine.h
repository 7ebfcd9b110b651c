// The engine: pages of WebKitGTK, controlled by JSON lines (PROTOCOL.md).
#pragma once
#include <glib.h>
#include <json-glib/json-glib.h>
#include <stdbool.h>

#include "port.h"

typedef struct Page Page;

// ---- protocol.c: reads commands, writes responses and events ----

// A command that was read and has no response yet.
typedef struct {
  gint64 identifier;
  JsonObject *parameters;
} Command;

typedef void (*CommandHandler)(Command *command);

// A row of the table of commands; `needsPage` resolves the parameter `page` first.
typedef struct {
  const char *method;
  CommandHandler handler;
} CommandRow;

void startProtocol(void (*inputEnded)(void));
void addCommands(const CommandRow *rows);  // ends with a row without a method
void respond(Command *command, JsonObject *result);  // takes ownership of `result`; NULL is an empty one
void respondError(Command *command, const char *code, const char *advice, const char *format, ...)
    G_GNUC_PRINTF(4, 5);
void sendEvent(Page *page, const char *method, JsonObject *parameters);  // takes ownership of `parameters`

const char *stringOf(JsonObject *object, const char *name);  // NULL if it is missing
double numberOf(JsonObject *object, const char *name, double otherwise);
bool boolOf(JsonObject *object, const char *name, bool otherwise);
JsonObject *objectOf(JsonObject *object, const char *name);
JsonArray *arrayOf(JsonObject *object, const char *name);

// ---- command-line options ----

typedef struct {
  int scale;           // device pixels per point, the same for the whole process in GTK
  bool isSandboxed;    // false only with --no-sandbox
  int pixels;          // the descriptor of the shared memory file; -1 for none
  const char *home;    // the private directory
} Options;
extern Options options;

// Whether the environment variable FANLIGHT_WEBKIT_BREAK names a part, which tests set to force its fallback.
bool isBroken(const char *part);

// ---- self-check.c ----

// The results of the self-check at startup: which of WebKit's private interfaces work in this build.
typedef struct {
  bool isDone;
  bool hasNativeInsets;    // env(safe-area-inset-*)
  bool hasNativeViewport;  // layout size, unobscured sizes, scale
  bool hasNativeTouch;     // hover and pointer media features
  JsonObject *report;
} SelfCheck;
extern SelfCheck selfCheck;
void startSelfCheck(void (*finished)(void));

// ---- processes.c ----

// Returns an object for each web process with what the kernel reports: seccomp mode, namespaces, user.
JsonArray *webProcesses(bool *isProven);
