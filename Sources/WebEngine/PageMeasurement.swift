public import Foundation

/// Numbers read in the running page.
public struct PageMeasurement: Sendable, Hashable {
  /// What `env(safe-area-inset-*)` computes to, in CSS pixels.
  public var safeAreaInsets: EdgeLengths
  /// `document.documentElement.clientWidth` and `clientHeight`, in CSS pixels.
  public var layoutViewport: CGSize
  /// `window.innerWidth` and `innerHeight`, in CSS pixels.
  public var innerSize: CGSize
  /// The size of the whole document, in CSS pixels.
  public var contentSize: CGSize
  /// `window.scrollX` and `scrollY`, in CSS pixels.
  public var scrollOffset: CGPoint
  /// `visualViewport.scale`.
  public var scale: CGFloat
  /// The computed background of the root or body, as CSS text such as "rgb(255, 255, 255)".
  ///
  /// Where neither has one it is the canvas's own, which a dark color scheme makes dark.
  public var backgroundColor: String
  /// The color that the document is painted on, as CSS text: black where its color scheme is dark, else
  /// white (W340).
  public var canvasColor: String
  /// The color of the first theme color meta that is valid, as CSS text; `nil` without one.
  public var themeColor: String?
  /// The one color along the document's upper edge, as CSS text; `nil` where there are several,
  /// pictures, or the page is scrolled.
  public var topColor: String?
  /// The color of the fixed or sticky box along the top of the viewport, as CSS text; `nil` where
  /// there is none.
  public var fixedTopColor: String?
  /// The color of the fixed or sticky box along the bottom of the viewport, as CSS text; `nil`
  /// where there is none.
  public var fixedBottomColor: String?
  /// Whether the page springs back at its sides: `overscroll-behavior-x` of its root (W153).
  public var bouncesHorizontally: Bool
  /// Whether the page springs back at its top and bottom: `overscroll-behavior-y` (W153).
  public var bouncesVertically: Bool
  /// Whether the page wants to be seen with scroll indicators: `scrollbar-width` (W150).
  public var showsScrollIndicators: Bool
  /// The document's address as the page has it: `document.URL`.
  ///
  /// A `URL` encodes more characters.
  public var address: String

  /// Creates a measurement.
  public init(
    safeAreaInsets: EdgeLengths, layoutViewport: CGSize, innerSize: CGSize, contentSize: CGSize,
    scrollOffset: CGPoint, scale: CGFloat, backgroundColor: String,
    canvasColor: String = "rgb(255, 255, 255)", themeColor: String? = nil, topColor: String? = nil,
    fixedTopColor: String? = nil, fixedBottomColor: String? = nil,
    bouncesHorizontally: Bool = true, bouncesVertically: Bool = true,
    showsScrollIndicators: Bool = true, address: String = ""
  ) {
    self.address = address
    self.fixedTopColor = fixedTopColor
    self.fixedBottomColor = fixedBottomColor
    self.bouncesHorizontally = bouncesHorizontally
    self.bouncesVertically = bouncesVertically
    self.showsScrollIndicators = showsScrollIndicators
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
