public import UIKit

/// What is known when a browser places a page: the safe area, the bars, and what the page wants.
public struct SafeAreaState: Equatable, Sendable {
  /// The safe area of the view that the web view fills, bars included, in points.
  public var safeArea: UIEdgeInsets

  /// The safe area that would remain without bars: that of the window, in points.
  public var deviceSafeArea: UIEdgeInsets

  /// What WebKit made of the scroll view's adjustment behavior: `.never` for a page that covers the
  /// view (`viewport-fit=cover`), `.always` for one that avoids the unsafe area.
  ///
  /// Another one was set by an app, which then places pages itself.
  public var behavior: UIScrollView.ContentInsetAdjustmentBehavior

  /// A Boolean value that determines whether a bar lies over the bottom of the view.
  public var hasBottomBar: Bool

  /// The safe area with all bars shown, for the small viewport; in points.
  public var largestSafeArea: UIEdgeInsets

  /// The room that the page itself keeps free below its last content, in points; 0 while unknown.
  public var pageEndRoom: CGFloat

  /// How much of the bottom the keyboard covers while something in the page takes text, in points.
  public var keyboardOverlap: CGFloat

  /// A Boolean value that determines whether WebKit takes `obscuredContentInsets`: from iOS 26 on.
  public var hasObscuredContentInsets: Bool

  /// Creates a state; what is left out is as without bars.
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
