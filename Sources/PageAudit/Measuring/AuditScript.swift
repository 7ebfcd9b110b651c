/// A JavaScript file of `Injected` with a single function expression, which is embedded in code.
struct AuditScript: Sendable {
  /// Reads the boxes of text and controls of a page.
  static let boxes = AuditScript(PackageResources.boxes_js)

  /// Describes elements that ``boxes`` has numbered.
  static let elements = AuditScript(PackageResources.elements_js)

  /// Clicks or hides elements before a page is measured.
  static let preparation = AuditScript(PackageResources.prepare_js)

  /// Scrolls a field that ``boxes`` has numbered into view, and reads the position of its caret.
  static let fields = AuditScript(PackageResources.fields_js)

  /// Reads the URL, the links and the text of a document.
  static let document = AuditScript(PackageResources.document_js)

  /// Reads a resource of the document's origin.
  static let resource = AuditScript(PackageResources.resource_js)

  /// The function expression, in parentheses.
  let text: String

  private init(_ file: [UInt8]) {
    text = "(" + String(decoding: file, as: UTF8.self) + ")"
  }
}
