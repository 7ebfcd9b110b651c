/// What a view knows of its safe area.
struct SafeAreaState {
  /// The value that was last computed; callbacks fire when it changes (S1.14).
  ///
  /// S1.14: The value is stored per view and compared on write; callbacks fire only on change.
  var insets: UIEdgeInsets = .zero
  /// Whether the next layout pass has to compute the value again (S1.16).
  var needsUpdate = true
  /// Whether the view takes part in the propagation without its transform, on every system (S1.30).
  var ignoresTransform = false
  /// Whether a transform that bends the safe area was reported already (S1.31).
  var hasReportedTransform = false
}
