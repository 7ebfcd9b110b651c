/// What is to become of a load, or of an answer.
public enum NavigationDecision: Sendable, Hashable {
  /// It goes on.
  case allow
  /// It ends here.
  case cancel
}
