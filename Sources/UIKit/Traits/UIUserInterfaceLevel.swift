/// Constants for the elevation of a user interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// The level of an interface's main content.
  case base = 0
  /// The level of an interface above another one, such as a sheet.
  case elevated = 1
}
