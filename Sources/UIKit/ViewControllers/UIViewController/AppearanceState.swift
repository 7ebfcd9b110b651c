/// The appearance state of a controller.
struct AppearanceState {
  /// Constants for the phases of an appearance.
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` still needs to be called (S2.16).
  var owesIsAppearing = false
  /// Whether the safe area was reported since the appearance began (S2.4).
  ///
  /// S2.4: `viewSafeAreaInsetsDidChange()` is called when bars change size, when additional insets
  /// change, and immediately before the view appears.
  var hasReportedSafeArea = false
  /// Whether a change of window began the transition, so that it must also end it.
  var followsWindow = false
}
