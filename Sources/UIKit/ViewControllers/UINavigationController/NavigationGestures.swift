import Foundation

/// The gesture recognizers of a navigation controller, created with its view.
@MainActor
struct NavigationGestures {
  var pop: UIScreenEdgePanGestureRecognizer?
  var tap: UITapGestureRecognizer?
  var swipe: UIPanGestureRecognizer?
  /// The swipe on the content that pops, from iOS 26 on.
  var contentPop: UIPanGestureRecognizer?
  var keyboardListener: NotificationListener?
  let popGuard = PopGestureGuard()
  let simultaneousRecognition = SimultaneousRecognition()
}
