/// Constants for the elevation of a user interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// The level of an interface's main content.
  case base = 0
  /// The level of an interface above another one, such as a sheet.
  case elevated = 1
}

/// Constants for the contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// A normal contrast.
  case normal = 0
  /// A high contrast, as the user prefers.
  case high = 1
}

/// Constants for the weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// Text of regular weight.
  case regular = 0
  /// Bold text, as the user prefers.
  case bold = 1
}
