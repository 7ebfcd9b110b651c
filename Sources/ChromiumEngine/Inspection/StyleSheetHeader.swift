/// The header of a style sheet, of `CSS.styleSheetAdded`.
struct StyleSheetHeader: Decodable {
  let styleSheetId: String
  let sourceURL: String
  /// The line at which the sheet begins in its source, from 0; for a `style` element, the line in the document.
  let startLine: Int
  let startColumn: Int
  /// Whether a script constructed it.
  let isConstructed: Bool?

  /// The parameters of the event.
  struct Event: Decodable {
    let header: StyleSheetHeader
  }
}
