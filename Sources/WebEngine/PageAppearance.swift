import Foundation

/// The colors of a page, and the preferences it has for its scroll view.
public struct PageAppearance: Sendable, Equatable {
  /// The background color of the document's canvas, as a computed CSS color.
  public var backgroundColor: String
  /// The color of the first `theme-color` meta that applies, as a computed CSS color; `nil` without
  /// one.
  public var themeColor: String?
  /// The color along the top edge of the page; `nil` if it is not uniform.
  public var topColor: String?
  /// A Boolean value that indicates whether the page is scrolled to its top; `topColor` is
  /// meaningless otherwise.
  public var isAtTop: Bool
  /// A Boolean value that indicates whether the page bounces horizontally
  /// (`overscroll-behavior-x` of the root).
  public var bouncesHorizontally: Bool
  /// A Boolean value that indicates whether the page bounces vertically
  /// (`overscroll-behavior-y` of the root).
  public var bouncesVertically: Bool
  /// A Boolean value that indicates whether scroll indicators are shown (`scrollbar-width` of the
  /// root).
  public var showsScrollIndicators: Bool
  /// A Boolean value that indicates whether the viewport scrolls vertically (`overflow-y` of the root).
  public var scrollsVertically: Bool

  /// Creates an appearance with a background color.
  public init(
    backgroundColor: String, themeColor: String? = nil, topColor: String? = nil,
    isAtTop: Bool = true, bouncesHorizontally: Bool = true, bouncesVertically: Bool = true,
    showsScrollIndicators: Bool = true, scrollsVertically: Bool = true
  ) {
    self.backgroundColor = backgroundColor
    self.themeColor = themeColor
    self.topColor = topColor
    self.isAtTop = isAtTop
    self.bouncesHorizontally = bouncesHorizontally
    self.bouncesVertically = bouncesVertically
    self.showsScrollIndicators = showsScrollIndicators
    self.scrollsVertically = scrollsVertically
  }
}

extension PageMeasurement {
  /// The appearance of the measured page.
  package var appearance: PageAppearance {
    PageAppearance(
      backgroundColor: backgroundColor, themeColor: themeColor, topColor: topColor,
      isAtTop: scrollOffset.y <= 0, bouncesHorizontally: bouncesHorizontally,
      bouncesVertically: bouncesVertically, showsScrollIndicators: showsScrollIndicators,
      scrollsVertically: scrollsVertically)
  }
}
