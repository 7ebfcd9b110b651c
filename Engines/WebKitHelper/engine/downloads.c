// Downloads, to files in the engine's private directory, which the app moves.
#include <libsoup/soup.h>
#include <unistd.h>

#include "page.h"

static GHashTable *downloads;
static gint64 next;

typedef struct {
  gint64 identifier;
  WebKitDownload *download;
  char *path;
  gint64 page;  // identifier of the page, which may be closed before; 0 for none
  bool hasEnded;  // WebKit aborts if a download that has ended is canceled
} Transfer;

static JsonObject *eventOf(Transfer *transfer) {
  JsonObject *parameters = json_object_new();
  json_object_set_int_member(parameters, "download", transfer->identifier);
  if (transfer->page) json_object_set_int_member(parameters, "page", transfer->page);
  return parameters;
}

static gboolean decideDestination(WebKitDownload *download, const char *suggested, Transfer *transfer) {
  g_autofree char *name = g_strdup_printf("download-%" G_GINT64_FORMAT, transfer->identifier);
  transfer->path = g_build_filename(options.home, name, NULL);
  WebKitURIResponse *response = webkit_download_get_response(download);
  JsonObject *parameters = eventOf(transfer);
  json_object_set_string_member(parameters, "suggestedName", suggested);
  json_object_set_string_member(parameters, "url", webkit_uri_response_get_uri(response));
  json_object_set_int_member(parameters, "status", webkit_uri_response_get_status_code(response));
  json_object_set_int_member(parameters, "total", webkit_uri_response_get_content_length(response));
  const char *type = webkit_uri_response_get_mime_type(response);
  json_object_set_string_member(parameters, "mimeType", type ? type : "");
  portSetDestination(download, transfer->path);
  sendEvent(NULL, "Download.receivedResponse", parameters);
  return TRUE;
}

static void receivedData(WebKitDownload *download, guint64 length, Transfer *transfer) {
  (void)length;
  JsonObject *parameters = eventOf(transfer);
  json_object_set_int_member(parameters, "received", webkit_download_get_received_data_length(download));
  sendEvent(NULL, "Download.progress", parameters);
}

static void failed(WebKitDownload *download, GError *error, Transfer *transfer) {
  (void)download;
  transfer->hasEnded = true;
  JsonObject *parameters = eventOf(transfer);
  json_object_set_string_member(parameters, "message", error->message);
  json_object_set_int_member(parameters, "code", error->code);
  sendEvent(NULL, "Download.failed", parameters);
}

static void finished(WebKitDownload *download, Transfer *transfer) {
  (void)download;
  // WebKit also emits this signal after a failure, which was reported.
  if (transfer->hasEnded) return;
  transfer->hasEnded = true;
  JsonObject *parameters = eventOf(transfer);
  json_object_set_string_member(parameters, "path", transfer->path ? transfer->path : "");
  sendEvent(NULL, "Download.finished", parameters);
}

static void freeTransfer(gpointer data) {
  Transfer *transfer = data;
  if (transfer->path) unlink(transfer->path);
  g_signal_handlers_disconnect_by_data(transfer->download, transfer);
  g_object_unref(transfer->download);
  g_free(transfer->path);
  g_free(transfer);
}

static void started(GObject *context, WebKitDownload *download, gpointer data) {
  (void)context, (void)data;
  Transfer *transfer = g_new0(Transfer, 1);
  WebKitWebView *view = webkit_download_get_web_view(download);
  transfer->identifier = ++next;
  transfer->download = g_object_ref(download);
  Page *page = view ? pageOfView(view) : NULL;
  transfer->page = page ? page->identifier : 0;
  if (!downloads) downloads = g_hash_table_new_full(g_int64_hash, g_int64_equal, NULL, freeTransfer);
  g_hash_table_insert(downloads, &transfer->identifier, transfer);
  g_signal_connect(download, "decide-destination", G_CALLBACK(decideDestination), transfer);
  g_signal_connect(download, "received-data", G_CALLBACK(receivedData), transfer);
  g_signal_connect(download, "failed", G_CALLBACK(failed), transfer);
  g_signal_connect(download, "finished", G_CALLBACK(finished), transfer);
  JsonObject *parameters = eventOf(transfer);
  json_object_set_string_member(parameters, "url", webkit_uri_request_get_uri(webkit_download_get_request(download)));
  sendEvent(NULL, "Download.started", parameters);
}

void observeDownloads(WebKitWebContext *context) { portObserveDownloads(context, G_CALLBACK(started)); }

static void startDownload(Command *command) {
  Page *page = pageOf(command);
  const char *url = stringOf(command->parameters, "url");
  if (!page) return;
  if (!url) {
    respondError(command, "protocolFailed", "Give url.", "There is nothing to download.");
    return;
  }
  g_object_unref(webkit_web_view_download_uri(page->view, url));
  respond(command, NULL);
}

// Download.close {download}: cancels a download in progress, and removes its file.
static void closeDownload(Command *command) {
  gint64 identifier = numberOf(command->parameters, "download", 0);
  Transfer *transfer = downloads ? g_hash_table_lookup(downloads, &identifier) : NULL;
  if (transfer) {
    if (!transfer->hasEnded) webkit_download_cancel(transfer->download);
    g_hash_table_remove(downloads, &identifier);
  }
  respond(command, NULL);
}

void addDownloadCommands(void) {
  static const CommandRow rows[] = {{"Page.download", startDownload}, {"Download.close", closeDownload}, {NULL, NULL}};
  addCommands(rows);
}
