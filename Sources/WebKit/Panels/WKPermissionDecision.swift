/// Whether a page may use a part of the device.
public enum WKPermissionDecision: Int, Sendable {
  /// The system asks the user.
  ///
  /// - Divergence: there is nobody to ask, so the page is refused.
  case prompt = 0
  /// It may.
  case grant = 1
  /// It may not.
  case deny = 2
}
