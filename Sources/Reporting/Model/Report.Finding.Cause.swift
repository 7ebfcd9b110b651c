extension Report.Finding {
  /// The CSS declaration or the layout constraint that causes a fault.
  package struct Cause: Sendable, Hashable, Codable {
    /// The file, relative to the repository, or the style sheet's URL.
    package var source: String?
    /// The line, from 1.
    package var line: Int?
    /// The column, from 1.
    package var column: Int?
    /// The declaration, such as `top: 0`.
    package var declaration: String?
    /// The selector of the declaration's rule.
    package var selector: String?
    /// The layout constraint, for a fault of a view.
    package var constraint: String?

    /// Creates a cause.
    package init(
      source: String? = nil, line: Int? = nil, column: Int? = nil, declaration: String? = nil,
      selector: String? = nil, constraint: String? = nil
    ) {
      self.source = source
      self.line = line
      self.column = column
      self.declaration = declaration
      self.selector = selector
      self.constraint = constraint
    }
  }
}
