import CoreGraphics
import Foundation

/// A list whose rows can be swiped.
@MainActor
protocol SwipeHost: UIScrollView {
  /// Returns the row at a point of the list's space, and its view.
  func swipedRow(at point: CGPoint) -> (path: IndexPath, view: UIView)?

  /// Returns what a swipe over a row brings in at one of its ends.
  func swipeActions(at edge: SwipeEdge, of path: IndexPath) -> UISwipeActionsConfiguration?

  /// Returns where a row stands when it is not swiped; `nil` when it is gone.
  func restingFrame(of path: IndexPath) -> CGRect?

  /// Reports that the swipe of a row begins, or has ended.
  func swipe(_ isBegun: Bool, of view: UIView, at path: IndexPath)
}
