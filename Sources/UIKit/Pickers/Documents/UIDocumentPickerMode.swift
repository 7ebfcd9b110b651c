/// Constants that specify the operation of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The picker copies a document into the app.
  case `import` = 0
  /// The picker opens a document at its location.
  case open = 1
  /// The picker copies the app's document to the location that the user picks.
  case exportToService = 2
  /// The picker moves the app's document to the location that the user picks.
  case moveToService = 3
}
