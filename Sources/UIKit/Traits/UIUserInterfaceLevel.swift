/// Constants for the elevation of a user interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// The level of an interface's main content.
  case base = 0
  /// Above another one, such as a sheet.
  case elevated = 1
}

/// Constants for the contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// Stronger, as some users ask for.
  case high = 1
}

/// Whether text is bold, as some users ask for.
public enum UILegibilityWeight: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold text, as the user prefers.
  case bold = 1
}
