// Website data stores. Each is a WebKitWebContext whose data is in a directory of its own in the private home
// directory. The stores are not ephemeral, because WebKit does not deliver console messages of ephemeral sessions.
#include <libsoup/soup.h>
#include <string.h>

#include "page.h"

static GHashTable *contexts;

static bool isSchemeName(const char *name) {
  static const char *const own[] = {"http", "https", "file", "data", "blob", "about", "javascript", "ws", "wss", "resource"};
  if (!name || !g_ascii_isalpha(*name)) return false;
  for (const char *c = name; *c; c++)
    if (!g_ascii_isalnum(*c) && !strchr("+-.", *c)) return false;
  for (guint i = 0; i < G_N_ELEMENTS(own); i++)
    if (!g_ascii_strcasecmp(name, own[i])) return false;
  return true;
}

WebKitWebContext *contextOfStore(const char *name, JsonArray *schemes) {
  if (!name) name = "";
  if (!contexts) contexts = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_object_unref);
  WebKitWebContext *context = g_hash_table_lookup(contexts, name);
  if (!context) {
    g_autofree char *extension = g_build_filename(options.home, "extension", NULL);
    static guint count;
    g_autofree char *folder = g_strdup_printf("%s/store-%u", options.home, ++count);
    context = portMakeContext(options.isSandboxed, extension, folder);
    observeDownloads(context);
    g_hash_table_insert(contexts, g_strdup(name), context);
  }
  for (guint i = 0; schemes && i < json_array_get_length(schemes); i++) {
    const char *scheme = json_array_get_string_element(schemes, i);
    if (!isSchemeName(scheme)) return NULL;
    registerScheme(context, scheme);
  }
  return context;
}

static WebKitWebContext *contextOf(Command *command) { return contextOfStore(stringOf(command->parameters, "store"), NULL); }

// ---- cookies ----

static JsonObject *cookieObject(SoupCookie *cookie) {
  JsonObject *object = json_object_new();
  json_object_set_string_member(object, "name", soup_cookie_get_name(cookie));
  json_object_set_string_member(object, "value", soup_cookie_get_value(cookie));
  json_object_set_string_member(object, "domain", soup_cookie_get_domain(cookie));
  json_object_set_string_member(object, "path", soup_cookie_get_path(cookie));
  GDateTime *expires = soup_cookie_get_expires(cookie);
  if (expires) json_object_set_int_member(object, "expires", g_date_time_to_unix(expires));
  json_object_set_boolean_member(object, "isSecure", soup_cookie_get_secure(cookie));
  json_object_set_boolean_member(object, "isHTTPOnly", soup_cookie_get_http_only(cookie));
  SoupSameSitePolicy policy = soup_cookie_get_same_site_policy(cookie);
  if (policy != SOUP_SAME_SITE_POLICY_NONE)
    json_object_set_string_member(object, "sameSite", policy == SOUP_SAME_SITE_POLICY_LAX ? "Lax" : "Strict");
  return object;
}

static SoupCookie *cookieOf(JsonObject *object) {
  const char *name = stringOf(object, "name"), *value = stringOf(object, "value"), *domain = stringOf(object, "domain");
  const char *path = stringOf(object, "path"), *sameSite = stringOf(object, "sameSite");
  if (!name || !domain) return NULL;
  SoupCookie *cookie = soup_cookie_new(name, value ? value : "", domain, path ? path : "/", -1);
  if (json_object_has_member(object, "expires")) {
    g_autoptr(GDateTime) date = g_date_time_new_from_unix_utc(numberOf(object, "expires", 0));
    soup_cookie_set_expires(cookie, date);
  }
  soup_cookie_set_secure(cookie, boolOf(object, "isSecure", false));
  soup_cookie_set_http_only(cookie, boolOf(object, "isHTTPOnly", false));
  if (sameSite)
    soup_cookie_set_same_site_policy(cookie, !strcmp(sameSite, "Strict") ? SOUP_SAME_SITE_POLICY_STRICT
                                             : !strcmp(sameSite, "Lax")  ? SOUP_SAME_SITE_POLICY_LAX
                                                                         : SOUP_SAME_SITE_POLICY_NONE);
  return cookie;
}

static void gotCookies(GObject *object, GAsyncResult *result, gpointer data) {
  GList *cookies = webkit_cookie_manager_get_all_cookies_finish(WEBKIT_COOKIE_MANAGER(object), result, NULL);
  JsonArray *list = json_array_new();
  for (GList *cookie = cookies; cookie; cookie = cookie->next) json_array_add_object_element(list, cookieObject(cookie->data));
  g_list_free_full(cookies, (GDestroyNotify)soup_cookie_free);
  JsonObject *answer = json_object_new();
  json_object_set_array_member(answer, "cookies", list);
  respond(data, answer);
}

static void getCookies(Command *command) {
  webkit_cookie_manager_get_all_cookies(portCookieManager(contextOf(command)), NULL, gotCookies, command);
}

static void cookieSet(GObject *object, GAsyncResult *result, gpointer data) {
  webkit_cookie_manager_add_cookie_finish(WEBKIT_COOKIE_MANAGER(object), result, NULL);
  respond(data, NULL);
}

static void cookieDeleted(GObject *object, GAsyncResult *result, gpointer data) {
  webkit_cookie_manager_delete_cookie_finish(WEBKIT_COOKIE_MANAGER(object), result, NULL);
  respond(data, NULL);
}

static void changeCookie(Command *command, bool isDeleted) {
  JsonObject *object = objectOf(command->parameters, "cookie");
  SoupCookie *cookie = object ? cookieOf(object) : NULL;
  if (!cookie) {
    respondError(command, "protocolFailed", "Pass a cookie with a name and a domain.", "The parameter cookie is missing or invalid.");
    return;
  }
  WebKitCookieManager *manager = portCookieManager(contextOf(command));
  if (isDeleted) webkit_cookie_manager_delete_cookie(manager, cookie, NULL, cookieDeleted, command);
  else webkit_cookie_manager_add_cookie(manager, cookie, NULL, cookieSet, command);
  soup_cookie_free(cookie);
}

static void setCookie(Command *command) { changeCookie(command, false); }
static void deleteCookie(Command *command) { changeCookie(command, true); }

// ---- website data, named as the cases of PageDataKind ----

static const struct { const char *name; WebKitWebsiteDataTypes types; } kinds[] = {
    {"cookies", WEBKIT_WEBSITE_DATA_COOKIES},
    {"localStorage", WEBKIT_WEBSITE_DATA_LOCAL_STORAGE},
    {"sessionStorage", WEBKIT_WEBSITE_DATA_SESSION_STORAGE},
    {"databases", WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES},
    {"serviceWorkers", WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS},
    {"scriptCaches", WEBKIT_WEBSITE_DATA_DOM_CACHE},
    {"cache", WEBKIT_WEBSITE_DATA_MEMORY_CACHE | WEBKIT_WEBSITE_DATA_DISK_CACHE},
};

static WebKitWebsiteDataTypes typesOf(JsonArray *names) {
  if (!names) return WEBKIT_WEBSITE_DATA_ALL;
  WebKitWebsiteDataTypes types = 0;
  for (guint i = 0; i < json_array_get_length(names); i++)
    for (guint j = 0; j < G_N_ELEMENTS(kinds); j++)
      if (!g_strcmp0(json_array_get_string_element(names, i), kinds[j].name)) types |= kinds[j].types;
  return types;
}

static void gotData(GObject *object, GAsyncResult *result, gpointer data) {
  GList *sites = webkit_website_data_manager_fetch_finish(WEBKIT_WEBSITE_DATA_MANAGER(object), result, NULL);
  JsonArray *list = json_array_new();
  for (GList *site = sites; site; site = site->next) {
    JsonObject *one = json_object_new();
    JsonArray *names = json_array_new();
    json_object_set_string_member(one, "site", webkit_website_data_get_name(site->data));
    for (guint i = 0; i < G_N_ELEMENTS(kinds); i++)
      if (webkit_website_data_get_types(site->data) & kinds[i].types) json_array_add_string_element(names, kinds[i].name);
    json_object_set_array_member(one, "kinds", names);
    json_array_add_object_element(list, one);
  }
  g_list_free_full(sites, (GDestroyNotify)webkit_website_data_unref);
  JsonObject *answer = json_object_new();
  json_object_set_array_member(answer, "sites", list);
  respond(data, answer);
}

static void getSiteData(Command *command) {
  webkit_website_data_manager_fetch(portDataManager(contextOf(command)), WEBKIT_WEBSITE_DATA_ALL, NULL, gotData, command);
}

static void dataCleared(GObject *object, GAsyncResult *result, gpointer data) {
  webkit_website_data_manager_clear_finish(WEBKIT_WEBSITE_DATA_MANAGER(object), result, NULL);
  respond(data, NULL);
}

static void dataRemoved(GObject *object, GAsyncResult *result, gpointer data) {
  webkit_website_data_manager_remove_finish(WEBKIT_WEBSITE_DATA_MANAGER(object), result, NULL);
  respond(data, NULL);
}

static void removeSites(GObject *object, GAsyncResult *result, gpointer data) {
  Command *command = data;
  GList *all = webkit_website_data_manager_fetch_finish(WEBKIT_WEBSITE_DATA_MANAGER(object), result, NULL), *chosen = NULL;
  JsonArray *sites = arrayOf(command->parameters, "sites");
  for (GList *one = all; one; one = one->next)
    for (guint i = 0; i < json_array_get_length(sites); i++)
      if (!g_strcmp0(webkit_website_data_get_name(one->data), json_array_get_string_element(sites, i)))
        chosen = g_list_prepend(chosen, one->data);
  if (chosen)
    webkit_website_data_manager_remove(WEBKIT_WEBSITE_DATA_MANAGER(object), typesOf(arrayOf(command->parameters, "kinds")),
                                       chosen, NULL, dataRemoved, command);
  else
    respond(command, NULL);
  g_list_free(chosen);
  g_list_free_full(all, (GDestroyNotify)webkit_website_data_unref);
}

static void removeData(Command *command) {
  WebKitWebsiteDataManager *manager = portDataManager(contextOf(command));
  WebKitWebsiteDataTypes types = typesOf(arrayOf(command->parameters, "kinds"));
  if (arrayOf(command->parameters, "sites")) webkit_website_data_manager_fetch(manager, types, NULL, removeSites, command);
  else webkit_website_data_manager_clear(manager, types, 0, NULL, dataCleared, command);
}

void closeStore(const char *name) {
  if (name && *name && contexts) g_hash_table_remove(contexts, name);
}

static void removeStore(Command *command) {
  closeStore(stringOf(command->parameters, "store"));
  respond(command, NULL);
}

void addStoreCommands(void) {
  static const CommandRow rows[] = {{"Store.getCookies", getCookies}, {"Store.setCookie", setCookie},
                                    {"Store.deleteCookie", deleteCookie}, {"Store.getSiteData", getSiteData},
                                    {"Store.removeData", removeData}, {"Store.remove", removeStore}, {NULL, NULL}};
  addCommands(rows);
}
