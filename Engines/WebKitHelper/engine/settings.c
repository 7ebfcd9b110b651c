// The settings of a page, and its user style sheet.
#include <string.h>

#include "page.h"

static void setSettings(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  JsonObject *parameters = command->parameters;
  WebKitSettings *settings = webkit_web_view_get_settings(page->view);
  const char *userAgent = stringOf(parameters, "userAgent");
  if (userAgent) webkit_settings_set_user_agent(settings, userAgent);
  if (json_object_has_member(parameters, "runsScripts"))
    webkit_settings_set_enable_javascript_markup(settings, boolOf(parameters, "runsScripts", true));
  if (json_object_has_member(parameters, "isTransparent")) {
    GdkRGBA color = {1, 1, 1, boolOf(parameters, "isTransparent", false) ? 0 : 1};
    webkit_web_view_set_background_color(page->view, &color);
  }
  if (json_object_has_member(parameters, "scriptsMayReadFiles"))
    webkit_settings_set_allow_file_access_from_file_urls(settings, boolOf(parameters, "scriptsMayReadFiles", false));
  if (json_object_has_member(parameters, "isTouch")) {
    page->isTouch = boolOf(parameters, "isTouch", true);
    sendViewportMessages(page);
  }
  respond(command, NULL);
}

// Sets the user style sheet, which has precedence over the engine's and not over the page's; empty text removes it.
static void setUserStyleSheet(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  const char *source = stringOf(command->parameters, "source");
  if (page->sheet) webkit_user_content_manager_remove_style_sheet(page->content, page->sheet);
  g_clear_pointer(&page->sheet, webkit_user_style_sheet_unref);
  if (source && *source) {
    page->sheet = webkit_user_style_sheet_new(source, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_STYLE_LEVEL_USER, NULL, NULL);
    webkit_user_content_manager_add_style_sheet(page->content, page->sheet);
  }
  respond(command, NULL);
}

// Terminates the web process of a page, even if its script does not end.
static void terminate(Command *command) {
  Page *page = pageOf(command);
  if (!page) return;
  webkit_web_view_terminate_web_process(page->view);
  respond(command, NULL);
}

void addSettingsCommands(void) {
  static const CommandRow rows[] = {{"Page.setSettings", setSettings}, {"Page.setUserStyleSheet", setUserStyleSheet},
                                    {"Page.terminate", terminate}, {NULL, NULL}};
  addCommands(rows);
}
