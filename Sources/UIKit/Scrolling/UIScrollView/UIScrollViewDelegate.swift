public import Foundation

/// The methods with which the delegate of a scroll view responds to scrolling and zooming.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the content offset has changed.
  ///
  /// Assigning `bounds` does not call it (S4.24).
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Tells the delegate that the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Tells the delegate that the user is about to start scrolling.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Tells the delegate that the drag is about to end.
  ///
  /// The target content offset may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Tells the delegate that the drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Tells the delegate that the scroll view is starting to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that the scroll view has stopped decelerating.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Tells the delegate that an animated scroll that the app started has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asks the delegate for the view to scale when zooming; `nil` disables zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Tells the delegate that zooming is about to begin, by a pinch or an animation.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Tells the delegate that zooming has ended, including the bounce back to a limit.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Asks the delegate whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Tells the delegate that a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Tells the delegate that the adjusted content inset has changed (S4.28).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default implementation does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The default implementation keeps the target content offset.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The default implementation does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// The default implementation does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The default implementation returns `nil`, which disables zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The default implementation does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The default implementation does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// The default implementation returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The default implementation does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
