import Foundation

/// How a page looks to the view around it, and what it asks of its scroll view.
public struct PageAppearance: Sendable, Equatable {
  /// The background of the document's canvas, as a computed CSS color.
  public var backgroundColor: String
  /// The color of the first `theme-color` meta that applies, as a computed CSS color; `nil` without
  /// one.
  public var themeColor: String?
  /// The one color along the upper edge of the page; `nil` where there is more than one.
  public var topColor: String?
  /// Whether the page is at its top: `topColor` says nothing while it is scrolled.
  public var isAtTop: Bool
  /// Whether the page bounces sideways (`overscroll-behavior-x` of the root).
  public var bouncesHorizontally: Bool
  /// Whether the page bounces up and down (`overscroll-behavior-y` of the root).
  public var bouncesVertically: Bool
  /// Whether scroll indicators are shown (`scrollbar-width` of the root).
  public var showsScrollIndicators: Bool

  /// Creates an appearance.
  public init(
    backgroundColor: String, themeColor: String? = nil, topColor: String? = nil,
    isAtTop: Bool = true, bouncesHorizontally: Bool = true, bouncesVertically: Bool = true,
    showsScrollIndicators: Bool = true
  ) {
    self.backgroundColor = backgroundColor
    self.themeColor = themeColor
    self.topColor = topColor
    self.isAtTop = isAtTop
    self.bouncesHorizontally = bouncesHorizontally
    self.bouncesVertically = bouncesVertically
    self.showsScrollIndicators = showsScrollIndicators
  }
}

extension PageMeasurement {
  /// What of the numbers is about how the page looks.
  package var appearance: PageAppearance {
    PageAppearance(
      backgroundColor: backgroundColor, themeColor: themeColor, topColor: topColor,
      isAtTop: scrollOffset.y <= 0, bouncesHorizontally: bouncesHorizontally,
      bouncesVertically: bouncesVertically, showsScrollIndicators: showsScrollIndicators)
  }
}
