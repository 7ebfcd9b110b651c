/// The declaration that puts an element where it is (audit.md 2.5).
package struct Cause: Sendable, Hashable {
  /// The style sheet's URL or file; empty for a sheet in the page itself.
  package var source: String
  /// The line, from 1; `nil` if it is not known.
  package var line: Int?
  /// The column, from 1; `nil` if it is not known.
  package var column: Int?
  /// The declaration, such as `top: 0`.
  package var declaration: String
  /// The selector of the declaration's rule; `nil` for a `style` attribute.
  package var selector: String?

  /// Creates a cause.
  package init(
    source: String = "", line: Int? = nil, column: Int? = nil, declaration: String,
    selector: String? = nil
  ) {
    self.source = source
    self.line = line
    self.column = column
    self.declaration = declaration
    self.selector = selector
  }

  /// The declared property, such as `top`.
  package var property: String {
    String(declaration.prefix { $0 != ":" }.filter { !$0.isWhitespace }).lowercased()
  }

  /// The declared value, such as `0`.
  package var value: String {
    let value = declaration.drop { $0 != ":" }.dropFirst().drop { $0.isWhitespace }
    let end = value.lastIndex { !$0.isWhitespace && $0 != ";" }
    return end.map { String(value[...$0]) } ?? ""
  }
}
