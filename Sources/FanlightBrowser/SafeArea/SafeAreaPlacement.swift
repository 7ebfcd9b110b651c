public import UIKit

/// The insets of a web view and its scroll view that place a page.
public struct SafeAreaPlacement: Equatable, Sendable {
  /// The web view's safe area insets, in points, which pages read as `env(safe-area-inset-*)`.
  public var webViewSafeArea: UIEdgeInsets

  /// The scroll view's content inset, in points.
  public var contentInset: UIEdgeInsets

  /// The insets of the vertical scroll indicator, in points.
  public var verticalIndicatorInsets: UIEdgeInsets

  /// The insets of the horizontal scroll indicator, in points.
  public var horizontalIndicatorInsets: UIEdgeInsets

  /// The web view's `obscuredContentInsets`, in points; `nil` leaves them unchanged.
  public var obscuredContentInsets: UIEdgeInsets?

  /// The insets of the largest and of the smallest viewport; `nil` leaves them unchanged.
  public var viewportInsets: ViewportInsets?

  /// A Boolean value that determines whether a scrolled page keeps its position on the screen when the
  /// system's insets change.
  ///
  /// UIKit moves content along with them: a line that the user reads would jump when the bars hide.
  public var keepsContentInPlace: Bool = false

  /// The arguments of `setMinimumViewportInset(_:maximumViewportInset:)`.
  public struct ViewportInsets: Equatable, Sendable {
    /// The insets that are covered when all bars are hidden, in points.
    public var minimum: UIEdgeInsets
    /// The insets that are covered when all bars are shown, in points.
    public var maximum: UIEdgeInsets

    /// Creates viewport insets from a minimum and a maximum, in points.
    public init(minimum: UIEdgeInsets, maximum: UIEdgeInsets) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// Creates a placement whose indicators end at the edges of the safe area.
  public init(
    webViewSafeArea: UIEdgeInsets, contentInset: UIEdgeInsets,
    indicatorsInside safeArea: UIEdgeInsets
  ) {
    self.webViewSafeArea = webViewSafeArea
    self.contentInset = contentInset
    verticalIndicatorInsets = UIEdgeInsets(
      top: safeArea.top, left: 0, bottom: safeArea.bottom, right: safeArea.right)
    horizontalIndicatorInsets = UIEdgeInsets(
      top: 0, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
  }

  /// Returns the content offset of a page after a change of its top inset, in points.
  ///
  /// A page at its beginning remains there; any other page keeps its position on the screen.
  public static func contentOffset(
    _ offset: CGFloat, whenTopChangesFrom old: CGFloat, to new: CGFloat
  ) -> CGFloat {
    // Insets are multiples of a third of a point on many phones; offsets are whole pixels.
    offset <= -old + 0.5 ? -new : offset
  }
}
