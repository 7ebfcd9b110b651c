/// Constants for what a document picker does with a document.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The document is copied into the app.
  case `import` = 0
  /// The document is used where it is.
  case open = 1
  /// A document of the app is copied out.
  case exportToService = 2
  /// A document of the app is moved out.
  case moveToService = 3
}
