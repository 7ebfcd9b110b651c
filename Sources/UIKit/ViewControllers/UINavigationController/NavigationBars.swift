/// The bars of a navigation controller, and their state.
struct NavigationBars: Equatable {
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  var hidesWhenVerticallyCompact = false
  var hidesOnTap = false
  var hidesOnSwipe = false
  var hidesWithKeyboard = false
  /// Whether the toolbar went with the user's tap or swipe, and comes back with the next.
  var userHidToolbar = false
  /// The child that a bar was not there for when it came; by a quirk of iOS 12 (S2.11).
  weak var missedBy: UIViewController?
  /// Whether the tab bar is away though no child hides it; by a quirk of iOS 14 (S3.7).
  var hasLostTabBar = false
}
