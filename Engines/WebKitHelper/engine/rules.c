// Content rule lists, which WebKit compiles from the JSON format of WKContentRuleListStore.
#include "page.h"

static WebKitUserContentFilterStore *store;

typedef struct {
  Command *command;
  Page *page;
} Compilation;

static void compiled(GObject *object, GAsyncResult *result, gpointer data) {
  Compilation *compilation = data;
  g_autoptr(GError) error = NULL;
  WebKitUserContentFilter *filter =
      webkit_user_content_filter_store_save_finish(WEBKIT_USER_CONTENT_FILTER_STORE(object), result, &error);
  if (!filter) {
    respondError(compilation->command, "protocolFailed", "", "%s", error->message);
  } else {
    if (!compilation->page->isClosed) webkit_user_content_manager_add_filter(compilation->page->content, filter);
    webkit_user_content_filter_unref(filter);
    respond(compilation->command, NULL);
  }
  g_free(compilation);
}

static void addContentRules(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  const char *name = stringOf(command->parameters, "identifier"), *rules = stringOf(command->parameters, "rules");
  if (!name || !rules) {
    respondError(command, "protocolFailed", "Give identifier and rules, a text of JSON.", "There are no rules.");
    return;
  }
  if (!store) {
    g_autofree char *folder = g_build_filename(options.home, "rules", NULL);
    store = webkit_user_content_filter_store_new(folder);
  }
  Compilation *compilation = g_new(Compilation, 1);
  *compilation = (Compilation){command, page};
  GBytes *bytes = g_bytes_new(rules, strlen(rules));
  webkit_user_content_filter_store_save(store, name, bytes, NULL, compiled, compilation);
  g_bytes_unref(bytes);
}

static void removeContentRules(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  const char *name = stringOf(command->parameters, "identifier");
  if (name) webkit_user_content_manager_remove_filter_by_id(page->content, name);
  else webkit_user_content_manager_remove_all_filters(page->content);
  respond(command, NULL);
}

void addRuleCommands(void) {
  static const CommandRow rows[] = {{"Page.addContentRules", addContentRules}, {"Page.removeContentRules", removeContentRules}, {NULL, NULL}};
  addCommands(rows);
}
