/// Constants that determine whether a page may access a device.
public enum WKPermissionDecision: Int, Sendable {
  /// Prompt the user for permission.
  ///
  /// - Divergence: there is no user to prompt, so access is denied.
  case prompt = 0
  /// Grant access to the device.
  case grant = 1
  /// Deny access to the device.
  case deny = 2
}
