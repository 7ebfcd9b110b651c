/// Constants that determine whether a page may access a device.
public enum WKPermissionDecision: Int, Sendable {
  /// The user is prompted for permission.
  ///
  /// - Divergence: there is no user to prompt, so access is denied.
  case prompt = 0
  /// Access to the device is granted.
  case grant = 1
  /// Access to the device is denied.
  case deny = 2
}
