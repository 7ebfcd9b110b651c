/// Policies for a navigation action.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It does not begin.
  case cancel = 0
  /// It begins.
  case allow = 1
  /// It is saved (W188).
  case download = 2
}
