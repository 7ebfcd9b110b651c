/// Constants for the kind of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No kind that a reader tells.
  case none = 0
  /// A table of data with rows and columns.
  case dataTable = 1
  /// A list of items, in order.
  case list = 2
  /// A landmark of a page.
  case landmark = 3
  /// A group that belongs together.
  case semanticGroup = 4
}
