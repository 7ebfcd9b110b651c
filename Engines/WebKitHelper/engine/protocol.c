// JSON lines: one command per line on standard input, one response or event per line on standard output.
#define _GNU_SOURCE
#include <errno.h>
#include <glib-unix.h>
#include <string.h>
#include <unistd.h>

#include "engine.h"
#include "page.h"

enum { maximumLine = 256 << 20 };  // bytes; a command may contain a document to load

static GHashTable *commands;
static GString *input;
static void (*whenInputEnded)(void);

static void writeLine(JsonObject *object) {
  JsonNode *node = json_node_init_object(json_node_alloc(), object);
  gsize length;
  JsonGenerator *generator = json_generator_new();
  json_generator_set_root(generator, node);
  g_autofree char *text = json_generator_to_data(generator, &length);
  text = g_realloc(text, length + 1);
  text[length++] = '\n';
  // The reader never waits for this process, so a blocking write completes. If the reader has exited, the write
  // fails, and standard input ends.
  for (gsize done = 0; done < length;) {
    ssize_t count = write(STDOUT_FILENO, text + done, length - done);
    if (count < 0 && errno != EINTR) break;
    if (count > 0) done += count;
  }
  g_object_unref(generator);
  json_node_unref(node);
  json_object_unref(object);
}

static void freeCommand(Command *command) {
  json_object_unref(command->parameters);
  g_free(command);
}

void respond(Command *command, JsonObject *result) {
  JsonObject *line = json_object_new();
  json_object_set_int_member(line, "id", command->identifier);
  json_object_set_object_member(line, "result", result ? result : json_object_new());
  writeLine(line);
  freeCommand(command);
}

static void writeError(gint64 identifier, const char *code, const char *message, const char *advice) {
  JsonObject *line = json_object_new(), *error = json_object_new();
  json_object_set_string_member(error, "code", code);
  json_object_set_string_member(error, "message", message);
  json_object_set_string_member(error, "advice", advice);
  json_object_set_int_member(line, "id", identifier);
  json_object_set_object_member(line, "error", error);
  writeLine(line);
}

void respondError(Command *command, const char *code, const char *advice, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  g_autofree char *message = g_strdup_vprintf(format, arguments);
  va_end(arguments);
  writeError(command->identifier, code, message, advice);
  freeCommand(command);
}

void sendEvent(Page *page, const char *method, JsonObject *parameters) {
  if (page && !pageSendsEvents(page)) {
    if (parameters) json_object_unref(parameters);
    return;
  }
  JsonObject *line = json_object_new();
  json_object_set_string_member(line, "method", method);
  if (page) json_object_set_int_member(line, "page", pageIdentifier(page));
  json_object_set_object_member(line, "params", parameters ? parameters : json_object_new());
  writeLine(line);
}

const char *stringOf(JsonObject *object, const char *name) {
  JsonNode *node = json_object_get_member(object, name);
  return node && JSON_NODE_HOLDS_VALUE(node) ? json_node_get_string(node) : NULL;
}

double numberOf(JsonObject *object, const char *name, double otherwise) {
  JsonNode *node = json_object_get_member(object, name);
  return node && JSON_NODE_HOLDS_VALUE(node) ? json_node_get_double(node) : otherwise;
}

bool boolOf(JsonObject *object, const char *name, bool otherwise) {
  JsonNode *node = json_object_get_member(object, name);
  return node && JSON_NODE_HOLDS_VALUE(node) ? json_node_get_boolean(node) : otherwise;
}

JsonObject *objectOf(JsonObject *object, const char *name) {
  JsonNode *node = json_object_get_member(object, name);
  return node && JSON_NODE_HOLDS_OBJECT(node) ? json_node_get_object(node) : NULL;
}

JsonArray *arrayOf(JsonObject *object, const char *name) {
  JsonNode *node = json_object_get_member(object, name);
  return node && JSON_NODE_HOLDS_ARRAY(node) ? json_node_get_array(node) : NULL;
}

void addCommands(const CommandRow *rows) {
  if (!commands) commands = g_hash_table_new(g_str_hash, g_str_equal);
  for (; rows->method; rows++) g_hash_table_insert(commands, (char *)rows->method, (CommandRow *)rows);
}

static void dispatch(const char *text, gsize length) {
  JsonParser *parser = json_parser_new();
  GError *error = NULL;
  if (!json_parser_load_from_data(parser, text, length, &error) ||
      !JSON_NODE_HOLDS_OBJECT(json_parser_get_root(parser))) {
    writeError(0, "protocolFailed", error ? error->message : "A line is not a JSON object.",
               "Write one object a line, as PROTOCOL.md says.");
    g_clear_error(&error);
    g_object_unref(parser);
    return;
  }
  JsonObject *line = json_node_get_object(json_parser_get_root(parser));
  const char *method = stringOf(line, "method");
  JsonObject *parameters = objectOf(line, "params");
  Command *command = g_new0(Command, 1);
  command->identifier = numberOf(line, "id", 0);
  command->parameters = parameters ? json_object_ref(parameters) : json_object_new();
  CommandRow *row = method ? g_hash_table_lookup(commands, method) : NULL;
  if (row)
    row->handler(command);
  else
    respondError(command, "protocolFailed", "PROTOCOL.md lists the commands.", "There is no command %s.",
                 method ? method : "without a method");
  g_object_unref(parser);
}

static gboolean readInput(int file, GIOCondition condition, gpointer data) {
  (void)condition, (void)data;
  gsize searched = input->len;
  g_string_set_size(input, searched + 65536);
  ssize_t count = read(file, input->str + searched, 65536);
  g_string_set_size(input, searched + (count > 0 ? count : 0));
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return G_SOURCE_CONTINUE;
  if (count <= 0 || input->len > maximumLine) {
    whenInputEnded();
    return G_SOURCE_REMOVE;
  }
  gsize start = 0;
  for (char *end; (end = memchr(input->str + searched, '\n', input->len - searched));) {
    gsize length = end - (input->str + start);
    if (length) dispatch(input->str + start, length);
    start = searched = (end - input->str) + 1;
  }
  g_string_erase(input, 0, start);
  return G_SOURCE_CONTINUE;
}

void startProtocol(void (*inputEnded)(void)) {
  whenInputEnded = inputEnded;
  input = g_string_new(NULL);
  g_unix_fd_add(STDIN_FILENO, G_IO_IN | G_IO_HUP | G_IO_ERR, readInput, NULL);
}
