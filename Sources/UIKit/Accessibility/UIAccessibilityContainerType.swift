/// Constants that specify the type of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// A container without a type.
  case none = 0
  /// A table of data with rows and columns.
  case dataTable = 1
  /// A list of items, in order.
  case list = 2
  /// A landmark of a web page.
  case landmark = 3
  /// A group of elements that belong together.
  case semanticGroup = 4
}
