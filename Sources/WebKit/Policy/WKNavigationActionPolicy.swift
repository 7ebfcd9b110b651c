/// What is to become of a load that is about to begin.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It does not begin.
  case cancel = 0
  /// It begins.
  case allow = 1
  /// It is saved (W188).
  case download = 2
}
