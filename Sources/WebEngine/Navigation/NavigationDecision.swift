/// The policy decisions on a navigation or a response.
public enum NavigationDecision: Sendable, Hashable {
  /// Allow the navigation to continue.
  case allow
  /// Cancel the navigation.
  case cancel
}
