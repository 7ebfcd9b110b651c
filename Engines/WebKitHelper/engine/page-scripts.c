// Scripts: evaluation, user scripts, message handlers and their replies.
#include <math.h>
#include <string.h>

#include "page.h"

// ---- values ----
// Null, Booleans, finite numbers, strings and arrays are plain JSON. Other values are tagged objects with one
// member: {"undefined":true}, {"number":"NaN"}, {"date":seconds}, {"object":{...}}.

static JsonNode *tagged(const char *tag, JsonNode *value) {
  JsonObject *object = json_object_new();
  json_object_set_member(object, tag, value);
  return json_node_init_object(json_node_alloc(), object);
}

static JsonNode *numberNode(double number) {
  if (isfinite(number)) return json_node_init_double(json_node_alloc(), number);
  return tagged("number", json_node_init_string(json_node_alloc(), isnan(number) ? "NaN" : number > 0 ? "Infinity" : "-Infinity"));
}

static JsonNode *valueOf(JSCValue *value, int depth, const char **unsupported) {
  if (depth > 200 || jsc_value_is_function(value)) {
    *unsupported = depth > 200 ? "a value that is nested too deeply" : "a function";
    return json_node_init_null(json_node_alloc());
  }
  if (jsc_value_is_undefined(value)) return tagged("undefined", json_node_init_boolean(json_node_alloc(), TRUE));
  if (jsc_value_is_null(value)) return json_node_init_null(json_node_alloc());
  if (jsc_value_is_boolean(value)) return json_node_init_boolean(json_node_alloc(), jsc_value_to_boolean(value));
  if (jsc_value_is_number(value)) return numberNode(jsc_value_to_double(value));
  if (jsc_value_is_string(value)) {
    g_autofree char *text = jsc_value_to_string(value);
    return json_node_init_string(json_node_alloc(), text);
  }
  if (jsc_value_is_array(value)) {
    JsonArray *array = json_array_new();
    JSCValue *length = jsc_value_object_get_property(value, "length");
    int count = jsc_value_to_int32(length);
    g_object_unref(length);
    for (int i = 0; i < count; i++) {
      JSCValue *element = jsc_value_object_get_property_at_index(value, i);
      json_array_add_element(array, valueOf(element, depth + 1, unsupported));
      g_object_unref(element);
    }
    return json_node_init_array(json_node_alloc(), array);
  }
  if (!jsc_value_is_object(value)) {
    *unsupported = "a symbol";
    return json_node_init_null(json_node_alloc());
  }
  if (jsc_value_object_is_instance_of(value, "Date")) {
    JSCValue *time = jsc_value_object_invoke_method(value, "getTime", G_TYPE_NONE);
    double seconds = jsc_value_to_double(time) / 1000;
    g_object_unref(time);
    return tagged("date", numberNode(seconds));
  }
  JsonObject *object = json_object_new();
  g_auto(GStrv) names = jsc_value_object_enumerate_properties(value);
  for (char **name = names; name && *name; name++) {
    JSCValue *member = jsc_value_object_get_property(value, *name);
    json_object_set_member(object, *name, valueOf(member, depth + 1, unsupported));
    g_object_unref(member);
  }
  return tagged("object", json_node_init_object(json_node_alloc(), object));
}

JsonNode *scriptValue(JSCValue *value, const char **unsupported) {
  *unsupported = NULL;
  return valueOf(value, 0, unsupported);
}

// ---- evaluation ----

static void answer(Command *command, JSCValue *value, GError *error) {
  if (!value) {
    bool isException = error && error->domain == WEBKIT_JAVASCRIPT_ERROR;
    bool isUnsupported = isException && error->code == WEBKIT_JAVASCRIPT_ERROR_INVALID_RESULT;
    respondError(command, isUnsupported ? "scriptResultUnsupported" : isException ? "scriptFailed" : "pageClosed", "",
                 "%s", error ? error->message : "The page's process ended.");
    return;
  }
  const char *unsupported;
  JsonNode *node = scriptValue(value, &unsupported);
  if (unsupported) {
    json_node_unref(node);
    respondError(command, "scriptResultUnsupported", "Return plain values.", "The script's result is %s.", unsupported);
    return;
  }
  JsonObject *result = json_object_new();
  json_object_set_member(result, "value", node);
  respond(command, result);
}

static void evaluated(GObject *object, GAsyncResult *result, gpointer data) {
  g_autoptr(GError) error = NULL;
  JSCValue *value = webkit_web_view_evaluate_javascript_finish(WEBKIT_WEB_VIEW(object), result, &error);
  answer(data, value, error);
  g_clear_object(&value);
}

static void called(GObject *object, GAsyncResult *result, gpointer data) {
  g_autoptr(GError) error = NULL;
  JSCValue *value = webkit_web_view_call_async_javascript_function_finish(WEBKIT_WEB_VIEW(object), result, &error);
  answer(data, value, error);
  g_clear_object(&value);
}

// WebKit's arguments are a dictionary of numbers and strings; other values are declared as JSON in the body.
static char *bodyWithArguments(const char *source, JsonObject *arguments) {
  GString *body = g_string_new(NULL);
  g_autoptr(GList) names = json_object_get_members(arguments);
  for (GList *name = names; name; name = name->next) {
    g_autofree char *text = json_to_string(json_object_get_member(arguments, name->data), FALSE);
    g_string_append_printf(body, "const %s = %s; ", (char *)name->data, text);
  }
  // On the first line of the source, so that line numbers do not change.
  g_string_append(body, source);
  return g_string_free(body, FALSE);
}

static void evaluate(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  const char *source = stringOf(command->parameters, "source"), *world = stringOf(command->parameters, "world");
  if (!source) {
    respondError(command, "protocolFailed", "Give source.", "Page.evaluate has no script.");
    return;
  }
  if (!boolOf(command->parameters, "isAsyncBody", false)) {
    webkit_web_view_evaluate_javascript(page->view, source, -1, world, NULL, NULL, evaluated, command);
    return;
  }
  JsonObject *arguments = objectOf(command->parameters, "arguments");
  g_autofree char *body = arguments ? bodyWithArguments(source, arguments) : g_strdup(source);
  webkit_web_view_call_async_javascript_function(page->view, body, -1, NULL, world, NULL, NULL, called, command);
}

// ---- message handlers ----

typedef struct {
  Page *page;
  char *name, *world;
} Handler;

static JsonObject *messageEvent(Handler *handler, JSCValue *body) {
  const char *unsupported;
  JsonObject *parameters = json_object_new();
  json_object_set_string_member(parameters, "name", handler->name);
  if (handler->world) json_object_set_string_member(parameters, "world", handler->world);
  json_object_set_member(parameters, "body", scriptValue(body, &unsupported));
  return parameters;
}

#if GTK_CHECK_VERSION(4, 0, 0)
static void received(WebKitUserContentManager *content, JSCValue *body, Handler *handler) {
  (void)content;
  sendEvent(handler->page, "Page.scriptMessage", messageEvent(handler, body));
}
#else
static void received(WebKitUserContentManager *content, WebKitJavascriptResult *result, Handler *handler) {
  (void)content;
  sendEvent(handler->page, "Page.scriptMessage", messageEvent(handler, webkit_javascript_result_get_js_value(result)));
}
#endif

static gboolean receivedWithReply(WebKitUserContentManager *content, JSCValue *body, WebKitScriptMessageReply *reply,
                                  Handler *handler) {
  (void)content;
  Page *page = handler->page;
  gint64 *number = g_new(gint64, 1);
  *number = ++page->nextReply;
  if (!page->replies)
    page->replies = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, (GDestroyNotify)webkit_script_message_reply_unref);
  g_hash_table_insert(page->replies, number, webkit_script_message_reply_ref(reply));
  JsonObject *parameters = messageEvent(handler, body);
  json_object_set_int_member(parameters, "ticket", *number);
  sendEvent(page, "Page.scriptMessage", parameters);
  return TRUE;
}

static void freeHandler(gpointer data, GClosure *closure) {
  (void)closure;
  Handler *handler = data;
  g_free(handler->name);
  g_free(handler->world);
  g_free(handler);
}

static void addHandler(Page *page, const char *name, const char *world, bool expectsReply) {
  Handler *handler = g_new0(Handler, 1);
  *handler = (Handler){page, g_strdup(name), g_strdup(world)};
  g_autofree char *signal = g_strdup_printf("script-message-%sreceived::%s", expectsReply ? "with-reply-" : "", name);
  g_signal_connect_data(page->content, signal, expectsReply ? G_CALLBACK(receivedWithReply) : G_CALLBACK(received),
                        handler, freeHandler, 0);
  if (expectsReply) webkit_user_content_manager_register_script_message_handler_with_reply(page->content, name, world);
  else portAddMessageHandler(page->content, name, world);
}

static void removeHandlers(Page *page) {
  if (!page->handlers) return;
  GHashTableIter iterator;
  gpointer key, value;
  g_hash_table_iter_init(&iterator, page->handlers);
  while (g_hash_table_iter_next(&iterator, &key, &value)) {
    char **parts = value;
    portRemoveMessageHandler(page->content, parts[0], *parts[1] ? parts[1] : NULL);
  }
  g_hash_table_remove_all(page->handlers);
  g_signal_handlers_disconnect_matched(page->content, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, received, NULL);
  g_signal_handlers_disconnect_matched(page->content, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, receivedWithReply, NULL);
}

static void addUserScript(Page *page, JsonObject *script) {
  const char *time = stringOf(script, "time"), *world = stringOf(script, "world"), *source = stringOf(script, "source");
  bool isMainOnly = boolOf(script, "isForMainFrameOnly", false), isEnd = time && !strcmp(time, "documentEnd");
  WebKitUserContentInjectedFrames frames = isMainOnly ? WEBKIT_USER_CONTENT_INJECT_TOP_FRAME : WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES;
  WebKitUserScriptInjectionTime when = isEnd ? WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_END : WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START;
  WebKitUserScript *made = world ? webkit_user_script_new_for_world(source ? source : "", frames, when, world, NULL, NULL)
                                 : webkit_user_script_new(source ? source : "", frames, when, NULL, NULL);
  webkit_user_content_manager_add_script(page->content, made);
  webkit_user_script_unref(made);
}

void userScripts(Page *page, JsonObject *scripts) {
  webkit_user_content_manager_remove_all_scripts(page->content);
  removeHandlers(page);
  g_clear_pointer(&page->insetsScript, webkit_user_script_unref);
  updateInsetsScript(page);
  JsonArray *handlers = arrayOf(scripts, "handlers"), *list = arrayOf(scripts, "userScripts");
  if (!page->handlers) page->handlers = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_strfreev);
  for (guint i = 0; handlers && i < json_array_get_length(handlers); i++) {
    JsonObject *handler = json_array_get_object_element(handlers, i);
    const char *name = stringOf(handler, "name"), *world = stringOf(handler, "world");
    if (!name) continue;
    addHandler(page, name, world, boolOf(handler, "expectsReply", false));
    char **parts = g_new0(char *, 3);
    parts[0] = g_strdup(name), parts[1] = g_strdup(world ? world : "");
    g_hash_table_replace(page->handlers, g_strconcat(parts[1], "\n", name, NULL), parts);
  }
  for (guint i = 0; list && i < json_array_get_length(list); i++)
    addUserScript(page, json_array_get_object_element(list, i));
}

static void setScripts(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  userScripts(page, command->parameters);
  respond(command, NULL);
}

static void reply(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  gint64 ticket = numberOf(command->parameters, "ticket", 0);
  WebKitScriptMessageReply *waiting = page->replies ? g_hash_table_lookup(page->replies, &ticket) : NULL;
  if (!waiting) {
    respondError(command, "protocolFailed", "Reply once.", "No message waits with the ticket %" G_GINT64_FORMAT ".", ticket);
    return;
  }
  const char *error = stringOf(command->parameters, "error");
  if (error) {
    webkit_script_message_reply_return_error_message(waiting, error);
  } else {
    JSCContext *context = jsc_context_new();
    // An expression can represent values that JSON cannot.
    const char *expression = stringOf(command->parameters, "expression");
    JsonNode *node = json_object_get_member(command->parameters, "value");
    g_autofree char *text = node ? json_to_string(node, FALSE) : NULL;
    JSCValue *value = expression ? jsc_context_evaluate(context, expression, -1)
                      : text     ? jsc_value_new_from_json(context, text)
                                 : jsc_value_new_undefined(context);
    webkit_script_message_reply_return_value(waiting, value);
    g_object_unref(value);
    g_object_unref(context);
  }
  g_hash_table_remove(page->replies, &ticket);
  respond(command, NULL);
}

void addScriptCommands(void) {
  static const CommandRow rows[] = {{"Page.evaluate", evaluate}, {"Page.setScripts", setScripts}, {"Page.reply", reply}, {NULL, NULL}};
  addCommands(rows);
}
