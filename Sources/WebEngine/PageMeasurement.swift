public import Foundation

/// The values measured in a running page.
public struct PageMeasurement: Sendable, Hashable {
  /// The computed values of `env(safe-area-inset-*)`, in CSS pixels.
  public var safeAreaInsets: EdgeLengths
  /// The root's `clientWidth` and `clientHeight`, in CSS pixels.
  public var layoutViewport: CGSize
  /// The window's `innerWidth` and `innerHeight`, in CSS pixels.
  public var innerSize: CGSize
  /// The size of the whole document, in CSS pixels.
  public var contentSize: CGSize
  /// The window's `scrollX` and `scrollY`, in CSS pixels.
  public var scrollOffset: CGPoint
  /// The scale of the visual viewport: `visualViewport.scale`.
  public var scale: CGFloat
  /// The computed background of the root or body, as CSS text such as "rgb(255, 255, 255)".
  ///
  /// If neither has one, this is the color of the canvas, which is dark in a dark color scheme.
  public var backgroundColor: String
  /// The color of the canvas behind the document, as CSS text: black in a dark color scheme, otherwise
  /// white (W340).
  public var canvasColor: String
  /// The color of the first theme color meta that is valid, as CSS text; `nil` without one.
  public var themeColor: String?
  /// The color along the document's top edge, as CSS text; `nil` if it is not uniform or the page is
  /// scrolled.
  public var topColor: String?
  /// The color of the fixed or sticky box along the top of the viewport, as CSS text; `nil` if
  /// there is none.
  public var fixedTopColor: String?
  /// The color of the fixed or sticky box along the bottom of the viewport, as CSS text; `nil` if
  /// there is none.
  public var fixedBottomColor: String?
  /// A Boolean value that indicates whether the page bounces horizontally: `overscroll-behavior-x` of
  /// its root (W153).
  public var bouncesHorizontally: Bool
  /// A Boolean value that indicates whether the page bounces vertically: `overscroll-behavior-y` (W153).
  public var bouncesVertically: Bool
  /// A Boolean value that indicates whether scroll indicators are shown: `scrollbar-width` (W150).
  public var showsScrollIndicators: Bool
  /// A Boolean value that indicates whether the viewport scrolls vertically: `overflow-y` of its root (W346).
  public var scrollsVertically: Bool
  /// The URL of the document as text: `document.URL`.
  ///
  /// A `URL` encodes more characters.
  public var address: String

  /// Creates a measurement of a page.
  public init(
    safeAreaInsets: EdgeLengths, layoutViewport: CGSize, innerSize: CGSize, contentSize: CGSize,
    scrollOffset: CGPoint, scale: CGFloat, backgroundColor: String,
    canvasColor: String = "rgb(255, 255, 255)", themeColor: String? = nil, topColor: String? = nil,
    fixedTopColor: String? = nil, fixedBottomColor: String? = nil,
    bouncesHorizontally: Bool = true, bouncesVertically: Bool = true,
    showsScrollIndicators: Bool = true, scrollsVertically: Bool = true, address: String = ""
  ) {
    self.address = address
    self.fixedTopColor = fixedTopColor
    self.fixedBottomColor = fixedBottomColor
    self.bouncesHorizontally = bouncesHorizontally
    self.bouncesVertically = bouncesVertically
    self.showsScrollIndicators = showsScrollIndicators
    self.scrollsVertically = scrollsVertically
    self.safeAreaInsets = safeAreaInsets
    self.layoutViewport = layoutViewport
    self.innerSize = innerSize
    self.contentSize = contentSize
    self.scrollOffset = scrollOffset
    self.scale = scale
    self.backgroundColor = backgroundColor
    self.canvasColor = canvasColor
    self.themeColor = themeColor
    self.topColor = topColor
  }
}
