extension UIMenu.Identifier {
  /// The identifier of the system's menu “application”.
  public static let application: Self = .init("com.apple.menu.application")
  /// The identifier of the system's menu “file”.
  public static let file: Self = .init("com.apple.menu.file")
  /// The identifier of the system's menu “edit”.
  public static let edit: Self = .init("com.apple.menu.edit")
  /// The identifier of the system's menu “view”.
  public static let view: Self = .init("com.apple.menu.view")
  /// The identifier of the system's menu “window”.
  public static let window: Self = .init("com.apple.menu.window")
  /// The identifier of the system's menu “help”.
  public static let help: Self = .init("com.apple.menu.help")
  /// The identifier of the system's menu “about”.
  public static let about: Self = .init("com.apple.menu.about")
  /// The identifier of the system's menu “preferences”.
  public static let preferences: Self = .init("com.apple.menu.preferences")
  /// The identifier of the system's menu “services”.
  public static let services: Self = .init("com.apple.menu.services")
  /// The identifier of the system's menu “hide”.
  public static let hide: Self = .init("com.apple.menu.hide")
  /// The identifier of the system's menu “quit”.
  public static let quit: Self = .init("com.apple.menu.quit")
  /// The identifier of the system's menu “new scene”.
  public static let newScene: Self = .init("com.apple.menu.newScene")
  /// The identifier of the system's menu “open recent”.
  public static let openRecent: Self = .init("com.apple.menu.openRecent")
  /// The identifier of the system's menu “close”.
  public static let close: Self = .init("com.apple.menu.close")
  /// The identifier of the system's menu “print”.
  public static let print: Self = .init("com.apple.menu.print")
  /// The identifier of the system's menu “document”.
  public static let document: Self = .init("com.apple.menu.document")
  /// The identifier of the system's menu “undo redo”.
  public static let undoRedo: Self = .init("com.apple.menu.undoRedo")
  /// The identifier of the system's menu “standard edit”.
  public static let standardEdit: Self = .init("com.apple.menu.standardEdit")
  /// The identifier of the system's menu “find”.
  public static let find: Self = .init("com.apple.menu.find")
  /// The identifier of the system's menu “replace”.
  public static let replace: Self = .init("com.apple.menu.replace")
  /// The identifier of the system's menu “share”.
  public static let share: Self = .init("com.apple.menu.share")
  /// The identifier of the system's menu “text style”.
  public static let textStyle: Self = .init("com.apple.menu.textStyle")
  /// The identifier of the system's menu “spelling”.
  public static let spelling: Self = .init("com.apple.menu.spelling")
  /// The identifier of the system's menu “spelling panel”.
  public static let spellingPanel: Self = .init("com.apple.menu.spellingPanel")
  /// The identifier of the system's menu “spelling options”.
  public static let spellingOptions: Self = .init("com.apple.menu.spellingOptions")
  /// The identifier of the system's menu “substitutions”.
  public static let substitutions: Self = .init("com.apple.menu.substitutions")
  /// The identifier of the system's menu “substitutions panel”.
  public static let substitutionsPanel: Self = .init("com.apple.menu.substitutionsPanel")
  /// The identifier of the system's menu “substitution options”.
  public static let substitutionOptions: Self = .init("com.apple.menu.substitutionOptions")
  /// The identifier of the system's menu “transformations”.
  public static let transformations: Self = .init("com.apple.menu.transformations")
  /// The identifier of the system's menu “speech”.
  public static let speech: Self = .init("com.apple.menu.speech")
  /// The identifier of the system's menu “lookup”.
  public static let lookup: Self = .init("com.apple.menu.lookup")
  /// The identifier of the system's menu “learn”.
  public static let learn: Self = .init("com.apple.menu.learn")
  /// The identifier of the system's menu “format”.
  public static let format: Self = .init("com.apple.menu.format")
  /// The identifier of the system's menu “font”.
  public static let font: Self = .init("com.apple.menu.font")
  /// The identifier of the system's menu “text size”.
  public static let textSize: Self = .init("com.apple.menu.textSize")
  /// The identifier of the system's menu “text color”.
  public static let textColor: Self = .init("com.apple.menu.textColor")
  /// The identifier of the system's menu “text style pasteboard”.
  public static let textStylePasteboard: Self = .init("com.apple.menu.textStylePasteboard")
  /// The identifier of the system's menu “text”.
  public static let text: Self = .init("com.apple.menu.text")
  /// The identifier of the system's menu “writing direction”.
  public static let writingDirection: Self = .init("com.apple.menu.writingDirection")
  /// The identifier of the system's menu “alignment”.
  public static let alignment: Self = .init("com.apple.menu.alignment")
  /// The identifier of the system's menu “toolbar”.
  public static let toolbar: Self = .init("com.apple.menu.toolbar")
  /// The identifier of the system's menu “sidebar”.
  public static let sidebar: Self = .init("com.apple.menu.sidebar")
  /// The identifier of the system's menu “fullscreen”.
  public static let fullscreen: Self = .init("com.apple.menu.fullscreen")
  /// The identifier of the system's menu “minimize and zoom”.
  public static let minimizeAndZoom: Self = .init("com.apple.menu.minimizeAndZoom")
  /// The identifier of the system's menu “bring all to front”.
  public static let bringAllToFront: Self = .init("com.apple.menu.bringAllToFront")
  /// The identifier of the system's menu “root”.
  public static let root: Self = .init("com.apple.menu.root")
  /// The identifier of the system's menu “auto fill”.
  public static let autoFill: Self = .init("com.apple.menu.autoFill")
}

extension UIAction.Identifier {
  /// The identifier of the action that pastes.
  public static let paste: Self = .init("com.apple.action.paste")
  /// The identifier of the action that pastes in the style of the surrounding text.
  public static let pasteAndMatchStyle: Self = .init("com.apple.action.pasteAndMatchStyle")
  /// The identifier of the action that pastes a URL and opens it.
  public static let pasteAndGo: Self = .init("com.apple.action.pasteAndGo")
  /// The identifier of the action that pastes and searches for the text.
  public static let pasteAndSearch: Self = .init("com.apple.action.pasteAndSearch")
}
