// The engine: WebKitGTK's pages behind JSON lines (PROTOCOL.md).
#pragma once
#include <glib.h>
#include <json-glib/json-glib.h>
#include <stdbool.h>

#include "port.h"

typedef struct Page Page;

// ---- protocol.c: commands in, responses and events out ----

// A command that was read and not yet answered.
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
void respond(Command *command, JsonObject *result);  // takes `result`; NULL is an empty one
void respondError(Command *command, const char *code, const char *advice, const char *format, ...)
    G_GNUC_PRINTF(4, 5);
void sendEvent(Page *page, const char *method, JsonObject *parameters);  // takes `parameters`

const char *stringOf(JsonObject *object, const char *name);  // NULL where it is missing
double numberOf(JsonObject *object, const char *name, double otherwise);
bool boolOf(JsonObject *object, const char *name, bool otherwise);
JsonObject *objectOf(JsonObject *object, const char *name);
JsonArray *arrayOf(JsonObject *object, const char *name);

// ---- options of the start ----

typedef struct {
  int scale;           // device pixels per point; GTK has one for a process
  bool isSandboxed;    // false only with --no-sandbox
  int pixels;          // the descriptor of the shared memory; -1 for none
  const char *home;    // the private directory
} Options;
extern Options options;

// True where the environment variable FANLIGHT_WEBKIT_BREAK names a part, as tests do to see its fallback.
bool isBroken(const char *part);

// ---- self-check.c ----

// What the start found out: which native ways work in this build of WebKit.
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

// Asks the kernel about each web process: seccomp, namespaces, user. Returns an array of objects.
JsonArray *webProcesses(bool *isProven);
