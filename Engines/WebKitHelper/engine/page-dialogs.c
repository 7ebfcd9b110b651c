// Requests of a page that the app answers: JavaScript panels, files, permissions and authentication challenges.
#include <string.h>

#include "page.h"

static gint64 keep(GHashTable **table, gint64 *next, gpointer object, GDestroyNotify release) {
  if (!*table) *table = g_hash_table_new_full(g_int64_hash, g_int64_equal, g_free, release);
  gint64 *identifier = g_new(gint64, 1);
  *identifier = ++*next;
  g_hash_table_insert(*table, identifier, object);
  return *identifier;
}

// ---- JavaScript panels ----

static gboolean scriptDialog(WebKitWebView *view, WebKitScriptDialog *dialog, Page *page) {
  (void)view;
  if (!pageSendsEvents(page)) return TRUE;
  JsonObject *parameters = json_object_new();
  WebKitScriptDialogType type = webkit_script_dialog_get_dialog_type(dialog);
  json_object_set_string_member(parameters, "kind", type == WEBKIT_SCRIPT_DIALOG_ALERT     ? "alert"
                                                    : type == WEBKIT_SCRIPT_DIALOG_CONFIRM ? "confirm"
                                                    : type == WEBKIT_SCRIPT_DIALOG_PROMPT  ? "prompt"
                                                                                           : "beforeUnload");
  json_object_set_string_member(parameters, "message", webkit_script_dialog_get_message(dialog));
  if (type == WEBKIT_SCRIPT_DIALOG_PROMPT)
    json_object_set_string_member(parameters, "defaultText", webkit_script_dialog_prompt_get_default_text(dialog));
  json_object_set_int_member(parameters, "dialog", keep(&page->dialogs, &page->nextDialog, webkit_script_dialog_ref(dialog),
                                                        (GDestroyNotify)webkit_script_dialog_unref));
  sendEvent(page, "Page.dialog", parameters);
  return TRUE;
}

static void closeDialog(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  gint64 identifier = numberOf(command->parameters, "dialog", 0);
  WebKitScriptDialog *dialog = page->dialogs ? g_hash_table_lookup(page->dialogs, &identifier) : NULL;
  if (!dialog) {
    respondError(command, "protocolFailed", "Close it once.", "No panel %" G_GINT64_FORMAT " is open.", identifier);
    return;
  }
  const char *text = stringOf(command->parameters, "text");
  bool isAccepted = boolOf(command->parameters, "isAccepted", text != NULL);
  WebKitScriptDialogType type = webkit_script_dialog_get_dialog_type(dialog);
  if (type == WEBKIT_SCRIPT_DIALOG_CONFIRM || type == WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM)
    webkit_script_dialog_confirm_set_confirmed(dialog, isAccepted);
  if (type == WEBKIT_SCRIPT_DIALOG_PROMPT && isAccepted)
    webkit_script_dialog_prompt_set_text(dialog, text ? text : webkit_script_dialog_prompt_get_default_text(dialog));
  webkit_script_dialog_close(dialog);
  g_hash_table_remove(page->dialogs, &identifier);
  respond(command, NULL);
}

// ---- files and permissions, whose requests are numbered together ----

static gboolean runFileChooser(WebKitWebView *view, WebKitFileChooserRequest *request, Page *page) {
  (void)view;
  JsonObject *parameters = json_object_new();
  json_object_set_boolean_member(parameters, "allowsMultipleSelection",
                                 webkit_file_chooser_request_get_select_multiple(request));
  json_object_set_int_member(parameters, "request",
                             keep(&page->challenges, &page->nextChallenge, g_object_ref(request), g_object_unref));
  sendEvent(page, "Page.fileRequest", parameters);
  return TRUE;
}

static const char *permissionOf(WebKitPermissionRequest *request) {
  if (WEBKIT_IS_GEOLOCATION_PERMISSION_REQUEST(request)) return "geolocation";
  if (WEBKIT_IS_USER_MEDIA_PERMISSION_REQUEST(request)) {
    WebKitUserMediaPermissionRequest *media = WEBKIT_USER_MEDIA_PERMISSION_REQUEST(request);
    bool hasAudio = webkit_user_media_permission_is_for_audio_device(media);
    bool hasVideo = webkit_user_media_permission_is_for_video_device(media);
    return hasAudio && hasVideo ? "cameraAndMicrophone" : hasVideo ? "camera" : "microphone";
  }
  return G_OBJECT_TYPE_NAME(request);
}

static gboolean permissionRequested(WebKitWebView *view, WebKitPermissionRequest *request, Page *page) {
  (void)view;
  JsonObject *parameters = json_object_new();
  json_object_set_string_member(parameters, "permission", permissionOf(request));
  json_object_set_int_member(parameters, "request",
                             keep(&page->challenges, &page->nextChallenge, g_object_ref(request), g_object_unref));
  sendEvent(page, "Page.permissionRequest", parameters);
  return TRUE;
}

// ---- challenges ----

static const char *schemeOf(WebKitAuthenticationScheme scheme) {
  switch (scheme) {
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_BASIC: return "basic";
    case WEBKIT_AUTHENTICATION_SCHEME_HTTP_DIGEST: return "digest";
    case WEBKIT_AUTHENTICATION_SCHEME_NTLM: return "ntlm";
    case WEBKIT_AUTHENTICATION_SCHEME_NEGOTIATE: return "negotiate";
    default: return "other";
  }
}

static gboolean authenticate(WebKitWebView *view, WebKitAuthenticationRequest *request, Page *page) {
  (void)view;
  if (!pageSendsEvents(page)) return FALSE;
  JsonObject *parameters = json_object_new();
  const char *realm = webkit_authentication_request_get_realm(request);
  json_object_set_string_member(parameters, "kind", schemeOf(webkit_authentication_request_get_scheme(request)));
  json_object_set_string_member(parameters, "host", webkit_authentication_request_get_host(request));
  json_object_set_int_member(parameters, "port", webkit_authentication_request_get_port(request));
  if (realm) json_object_set_string_member(parameters, "realm", realm);
  json_object_set_boolean_member(parameters, "isProxy", webkit_authentication_request_is_for_proxy(request));
  json_object_set_boolean_member(parameters, "isRetry", webkit_authentication_request_is_retry(request));
  json_object_set_int_member(parameters, "request",
                             keep(&page->challenges, &page->nextChallenge, g_object_ref(request), g_object_unref));
  sendEvent(page, "Page.challenge", parameters);
  return TRUE;
}

static gboolean untrusted(WebKitWebView *view, const char *url, GTlsCertificate *certificate, GTlsCertificateFlags flags,
                          Page *page) {
  (void)view;
  page->hasFailed = true;
  JsonObject *parameters = json_object_new();
  JsonArray *chain = json_array_new();
  for (GTlsCertificate *one = certificate; one; one = g_tls_certificate_get_issuer(one)) {
    GByteArray *bytes = NULL;
    g_object_get(one, "certificate", &bytes, NULL);
    g_autofree char *text = g_base64_encode(bytes->data, bytes->len);
    json_array_add_string_element(chain, text);
    g_byte_array_unref(bytes);
  }
  json_object_set_string_member(parameters, "url", url);
  json_object_set_string_member(parameters, "kind",
                                flags & G_TLS_CERTIFICATE_EXPIRED ? "certificateOutOfDate" : "certificateUntrusted");
  json_object_set_string_member(parameters, "domain", "g-tls-error-quark");
  json_object_set_int_member(parameters, "code", flags);
  json_object_set_string_member(parameters, "message", "The server's certificate is not trusted.");
  json_object_set_boolean_member(parameters, "isProvisional", true);
  json_object_set_array_member(parameters, "certificates", chain);
  sendEvent(page, "Page.failed", parameters);
  return TRUE;
}

// Page.trustCertificate {host, certificate}: accepts the certificate in later loads from the host.
static void trustCertificate(Command *command) {
  Page *page = pageOf(command);
  const char *host = stringOf(command->parameters, "host"), *text = stringOf(command->parameters, "certificate");
  if (!page) return;
  gsize length = 0;
  g_autofree guchar *bytes = text ? g_base64_decode(text, &length) : NULL;
  GByteArray *array = g_byte_array_append(g_byte_array_new(), bytes, length);
  GTlsCertificate *certificate = g_initable_new(g_tls_backend_get_certificate_type(g_tls_backend_get_default()), NULL,
                                                NULL, "certificate", array, NULL);
  g_byte_array_unref(array);
  if (!host || !certificate) {
    respondError(command, "protocolFailed", "Give host and a certificate, DER in Base64.", "The certificate cannot be read.");
    return;
  }
  portAllowCertificate(page->context, certificate, host);
  g_object_unref(certificate);
  respond(command, NULL);
}

void connectDialogs(Page *page) {
  g_signal_connect(page->view, "script-dialog", G_CALLBACK(scriptDialog), page);
  g_signal_connect(page->view, "run-file-chooser", G_CALLBACK(runFileChooser), page);
  g_signal_connect(page->view, "permission-request", G_CALLBACK(permissionRequested), page);
}

void connectChallenges(Page *page) {
  g_signal_connect(page->view, "authenticate", G_CALLBACK(authenticate), page);
  g_signal_connect(page->view, "load-failed-with-tls-errors", G_CALLBACK(untrusted), page);
}

// Page.answer {request, user, password | files | isGranted}: without any of them, the request is canceled.
static void answer(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  gint64 identifier = numberOf(command->parameters, "request", 0);
  GObject *request = page->challenges ? g_hash_table_lookup(page->challenges, &identifier) : NULL;
  if (!request) {
    respondError(command, "protocolFailed", "Answer it once.", "No request %" G_GINT64_FORMAT " waits.", identifier);
    return;
  }
  JsonArray *files = arrayOf(command->parameters, "files");
  const char *user = stringOf(command->parameters, "user"), *password = stringOf(command->parameters, "password");
  if (WEBKIT_IS_AUTHENTICATION_REQUEST(request)) {
    WebKitAuthenticationRequest *challenge = WEBKIT_AUTHENTICATION_REQUEST(request);
    if (user) {
      WebKitCredential *credential =
          webkit_credential_new(user, password ? password : "", WEBKIT_CREDENTIAL_PERSISTENCE_FOR_SESSION);
      webkit_authentication_request_authenticate(challenge, credential);
      webkit_credential_free(credential);
    } else if (boolOf(command->parameters, "isDefault", false)) {
      webkit_authentication_request_authenticate(challenge, NULL);
    } else {
      webkit_authentication_request_cancel(challenge);
    }
  } else if (WEBKIT_IS_FILE_CHOOSER_REQUEST(request)) {
    g_autoptr(GPtrArray) paths = g_ptr_array_new();
    for (guint i = 0; files && i < json_array_get_length(files); i++)
      g_ptr_array_add(paths, (char *)json_array_get_string_element(files, i));
    g_ptr_array_add(paths, NULL);
    if (files) webkit_file_chooser_request_select_files(WEBKIT_FILE_CHOOSER_REQUEST(request), (const char *const *)paths->pdata);
    else webkit_file_chooser_request_cancel(WEBKIT_FILE_CHOOSER_REQUEST(request));
  } else if (boolOf(command->parameters, "isGranted", false)) {
    webkit_permission_request_allow(WEBKIT_PERMISSION_REQUEST(request));
  } else {
    webkit_permission_request_deny(WEBKIT_PERMISSION_REQUEST(request));
  }
  g_hash_table_remove(page->challenges, &identifier);
  respond(command, NULL);
}

void cancelPendingOf(Page *page) {
  g_clear_pointer(&page->decisions, g_hash_table_unref);
  g_clear_pointer(&page->replies, g_hash_table_unref);
  g_clear_pointer(&page->handlers, g_hash_table_unref);
  g_clear_pointer(&page->challenges, g_hash_table_unref);
  if (!page->dialogs) return;
  GHashTableIter iterator;
  gpointer dialog;
  g_hash_table_iter_init(&iterator, page->dialogs);
  while (g_hash_table_iter_next(&iterator, NULL, &dialog)) webkit_script_dialog_close(dialog);
  g_clear_pointer(&page->dialogs, g_hash_table_unref);
}

void addDialogCommands(void) {
  static const CommandRow rows[] = {{"Page.closeDialog", closeDialog}, {"Page.answer", answer},
                                    {"Page.trustCertificate", trustCertificate}, {NULL, NULL}};
  addCommands(rows);
}
