/// The safe area state of a view.
struct SafeAreaState {
  /// The value that was last computed; callbacks fire when it changes (S1.14).
  ///
  /// S1.14: The value is stored per view and compared on write; callbacks fire only on change.
  var insets: UIEdgeInsets = .zero
  /// Whether the next layout pass must compute the value again (S1.16).
  var needsUpdate = true
  /// Whether the propagation ignores the view's transform, on every system (S1.30).
  var ignoresTransform = false
  /// Whether a transform that affects the safe area has been reported (S1.31).
  var hasReportedTransform = false
}
