public import UIKit

/// The state that a safe area strategy computes a placement from.
public struct SafeAreaState: Equatable, Sendable {
  /// The safe area insets of the view that the web view fills, bars included, in points.
  public var safeArea: UIEdgeInsets

  /// The safe area insets of the window, which has no bars, in points.
  public var deviceSafeArea: UIEdgeInsets

  /// The scroll view's adjustment behavior as WebKit sets it: `.never` for a page that covers the
  /// view (`viewport-fit=cover`), `.always` for one that avoids the unsafe area.
  ///
  /// If an app sets another one, it places pages itself.
  public var behavior: UIScrollView.ContentInsetAdjustmentBehavior

  /// A Boolean value that determines whether a bar lies over the bottom of the view.
  public var hasBottomBar: Bool

  /// The safe area insets with all bars shown, for the small viewport, in points.
  public var largestSafeArea: UIEdgeInsets

  /// The distance from the last content of the page to its end, in points; 0 while it is unknown.
  public var pageEndRoom: CGFloat

  /// The height that the keyboard covers while an element of the page has the focus, in points.
  public var keyboardOverlap: CGFloat

  /// A Boolean value that indicates whether the system has `obscuredContentInsets`: iOS 26 or later.
  public var hasObscuredContentInsets: Bool

  /// Creates a state; the default values are those without bars.
  public init(
    safeArea: UIEdgeInsets, deviceSafeArea: UIEdgeInsets? = nil,
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    hasBottomBar: Bool = false, largestSafeArea: UIEdgeInsets? = nil, pageEndRoom: CGFloat = 0,
    keyboardOverlap: CGFloat = 0, hasObscuredContentInsets: Bool = false
  ) {
    self.safeArea = safeArea
    self.deviceSafeArea = deviceSafeArea ?? safeArea
    self.behavior = behavior
    self.hasBottomBar = hasBottomBar
    self.largestSafeArea = largestSafeArea ?? safeArea
    self.pageEndRoom = pageEndRoom
    self.keyboardOverlap = keyboardOverlap
    self.hasObscuredContentInsets = hasObscuredContentInsets
  }
}
