/// Constants for the placement of a tab accessory.
public enum UITabAccessoryEnvironment: Int, Sendable {
  /// The trait is not set.
  case unspecified = 0
  /// The view is in no tab bar controller.
  case none = 1
  /// The accessory is above the tab bar.
  case regular = 2
  /// The accessory is beside a minimized tab bar.
  case inline = 3
}
