/// A declaration of a style sheet that applies to an element.
public struct StyleDeclaration: Sendable, Hashable {
  /// The URL of the style sheet; that of the document for a `style` element or attribute.
  public var source: String
  /// The line in the source, from 1; `nil` if it is not known.
  public var line: Int?
  /// The column in the line, from 1; `nil` if it is not known.
  public var column: Int?
  /// The selector of the rule; `nil` for a `style` attribute.
  public var selector: String?
  /// The name of the property.
  public var property: String
  /// The value of the property as the style sheet declares it.
  public var value: String

  /// Creates a declaration of one property.
  public init(
    source: String, line: Int? = nil, column: Int? = nil, selector: String? = nil,
    property: String, value: String
  ) {
    self.source = source
    self.line = line
    self.column = column
    self.selector = selector
    self.property = property
    self.value = value
  }
}
