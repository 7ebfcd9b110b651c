/// Reads elements that stand in values of the kind `element`, such as the colors of a button's
/// configuration.
package struct PartReader {
  private var reader: DocumentReader

  /// Creates a reader for a document's parts.
  package init(file: String) { reader = DocumentReader(file: file) }

  /// Returns what an element says; `nil` for no object.
  package mutating func value(of element: MarkupElement) -> InterfaceValue? {
    reader.value(element)
  }
}
