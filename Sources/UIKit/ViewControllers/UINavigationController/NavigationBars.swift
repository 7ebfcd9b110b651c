/// The bars of a navigation controller, and their state.
struct NavigationBars: Equatable {
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  var hidesWhenVerticallyCompact = false
  var hidesOnTap = false
  var hidesOnSwipe = false
  var hidesWithKeyboard = false
  /// Whether the toolbar was hidden by the user's tap or swipe, so that the next one shows it
  /// again.
  var userHidToolbar = false
  /// The child whose safe area does not include a bar that was shown during a transition; a quirk
  /// of iOS 12 (S2.11).
  weak var childMissingBar: UIViewController?
  /// Whether the tab bar stays hidden although no child hides it; a quirk of iOS 14 (S3.7).
  var keepsTabBarHidden = false
}
