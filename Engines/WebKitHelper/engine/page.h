// A page: a web view with its content manager. Each feature has a file (page-*.c) and its own state here.
#pragma once
#include "engine.h"

// The viewport that the app sets, in points; see PageViewport in Sources/WebEngine.
typedef struct {
  double width, height;              // the view: unobscured size
  double layoutWidth, layoutHeight;  // fixed layout size
  double unitWidth, unitHeight, smallWidth, smallHeight, largeWidth, largeHeight;
  double scale;
  double insets[4];  // top, right, bottom, left: WebKit's order
  bool isDark;
} Viewport;

struct Page {
  gint64 identifier;
  WebKitWebView *view;
  WebKitUserContentManager *content;
  WebKitWebContext *context;
  bool sendsEvents, isClosed;

  // page-load.c
  bool hasFailed;        // whether the current load has failed

  // page-viewport.c and messages.c
  Viewport viewport;
  int socket;            // of the web process; -1 while it is unknown
  guint64 webPage;       // WebKit's identifier of the page
  bool isTouch;
  double sentScale;
  WebKitUserStyleSheet *sheet;
  WebKitUserScript *insetsScript;
  guint insetsRevision;  // 0 before the first insets are sent to a process
  double sentInsets[4];

  // page-capture.c
  gint64 lastFrame, lastCommit;  // monotonic times of the last composed frame and document, µs

  // page-policy.c
  bool decidesNavigations, decidesResponses;
  GHashTable *decisions;  // identifier -> WebKitPolicyDecision
  gint64 nextDecision;
  GdkRectangle popupGeometry;  // as the script requested

  // page-scripts.c
  GHashTable *handlers, *replies;
  gint64 nextReply;

  // page-dialogs.c
  GHashTable *dialogs;
  gint64 nextDialog;
  GHashTable *challenges;
  gint64 nextChallenge;
};

bool pageSendsEvents(Page *page);
gint64 pageIdentifier(Page *page);

// Returns the page of the command's parameter `page`; if there is none, responds with an error and returns NULL.
Page *pageOf(Command *command);
Page *pageOfView(WebKitWebView *view);
Page *makePage(WebKitWebContext *context, WebKitWebView *related);
// Launches the web process, and calls back when its viewport is set.
void preparePage(Page *page, void (*ready)(Page *page, gpointer data), gpointer data);
void closePage(Page *page);
// Returns whether the kernel reports every web process as sandboxed; checked whenever there may be a new one.
bool isSandboxVerified(void);
extern const char unsandboxedMessage[];
Page *findPage(gint64 identifier);

void connectLoads(Page *page);
void connectPolicy(Page *page);
void connectDialogs(Page *page);
void connectResources(Page *page);
void connectChallenges(Page *page);
void connectMessagesFromExtension(Page *page);
void cancelPendingOf(Page *page);

// page-viewport.c
void readViewport(Viewport *viewport, JsonObject *object);
void applyViewport(Page *page, void (*done)(Page *page, gpointer data), gpointer data);
void sendViewportMessages(Page *page);
void sendScaleOfNewDocument(Page *page);
void sendInsets(Page *page, void (*done)(Page *page, gpointer data), gpointer data);
void updateInsetsScript(Page *page);
void afterTwoFrames(Page *page, void (*done)(Page *page, gpointer data), gpointer data);

// messages.c: WebKit's own messages to the page's web process.
bool discoverMessages(Page *page);
bool sendMessage(Page *page, const char *name, bool isForPage, const void *arguments, size_t size);

// page-scripts.c
JsonNode *scriptValue(JSCValue *value, const char **unsupported);
void userScripts(Page *page, JsonObject *scripts);

// stores.c
WebKitWebContext *contextOfStore(const char *name, JsonArray *schemes);
void closeStore(const char *name);

void addPageCommands(void);
void addLoadCommands(void);
void addScriptCommands(void);
void addCaptureCommands(void);
void addPolicyCommands(void);
void addDialogCommands(void);
void addStoreCommands(void);
void addSchemeCommands(void);
void addRuleCommands(void);
void addSettingsCommands(void);
void addDownloadCommands(void);
void observeDownloads(WebKitWebContext *context);
void registerScheme(WebKitWebContext *context, const char *scheme);
void releasePixels(gint64 offset);
