/// Where a controller is between hidden and shown.
struct AppearanceState {
  /// The four places.
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to be called (S2.16).
  var owesIsAppearing = false
  /// Whether the safe area was reported since the appearance began (S2.4).
  ///
  /// S2.4: `viewSafeAreaInsetsDidChange()` is called when bars change size, when additional insets
  /// change, and immediately before the view appears.
  var hasReportedSafeArea = false
  /// Whether the change of window began the transition, so that it also has to end it.
  var followsWindow = false
}
