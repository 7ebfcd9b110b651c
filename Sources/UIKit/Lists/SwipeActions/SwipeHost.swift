import CoreGraphics
import Foundation

/// A list whose rows can be swiped.
@MainActor
protocol SwipeHost: UIScrollView {
  /// Returns the row at a point of the list's space, and its view.
  func swipedRow(at point: CGPoint) -> (path: IndexPath, view: UIView)?

  /// Returns the actions for a swipe over a row from one of its ends.
  func swipeActions(at edge: SwipeEdge, of path: IndexPath) -> UISwipeActionsConfiguration?

  /// Returns the frame of a row that is not swiped; `nil` if it was removed.
  func restingFrame(of path: IndexPath) -> CGRect?

  /// Reports that the swipe of a row begins, or has ended.
  func swipe(_ isBegun: Bool, of view: UIView, at path: IndexPath)
}
