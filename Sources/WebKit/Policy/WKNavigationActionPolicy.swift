/// Constants that determine whether to allow a navigation action.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation is canceled.
  case cancel = 0
  /// The navigation continues.
  case allow = 1
  /// The navigation becomes a download (W188).
  case download = 2
}
