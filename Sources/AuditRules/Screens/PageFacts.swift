/// The facts about a page as a whole, in a host on a screen.
package struct PageFacts: Sendable, Hashable {
  /// The `content` of each viewport meta, in the order of the document.
  package var viewportMetas: [String]
  /// The values that WebKit reads from the metas (W1-W20).
  package var viewport: ViewportReading
  /// The width of the layout viewport, in CSS pixels.
  package var layoutWidth: Double
  /// The scale at which the page is shown.
  package var scale: Double
  /// The scroll view's minimum zoom scale.
  package var leastScale: Double
  /// The scroll view's maximum zoom scale.
  package var greatestScale: Double
  /// The horizontal scroll range of the root scroller, in points.
  package var horizontalScroll: ScrollRange
  /// The insets of the web view's content: the scroll view's `adjustedContentInset`.
  package var adjustedContentInset: Insets
  /// The values of `env(safe-area-inset-*)` in the page, in points.
  package var environment: Insets
  /// Whether the page is laid out from right to left.
  package var isRightToLeft: Bool
  /// Whether the page declares itself a web app, with `apple-mobile-web-app-capable` or its manifest.
  package var declaresWebApp: Bool
  /// The `content` of `apple-mobile-web-app-status-bar-style`; `nil` without it.
  package var statusBarStyle: String?
  /// The manifest's `display`; `nil` without one.
  package var manifestDisplay: String?
  /// The elements that reach beyond the layout viewport on the side that scrolls and that no ancestor clips
  /// or scrolls, with their rectangles on the screen; outermost first.
  package var overflowing: [Overflow]

  /// An element that is wider than the page.
  package struct Overflow: Sendable, Hashable {
    /// The element's names.
    package var element: Element
    /// Its rectangle on the screen.
    package var rect: Rect

    /// Creates an element that is wider than the page.
    package init(element: Element, rect: Rect) {
      self.element = element
      self.rect = rect
    }
  }

  /// Creates the facts of a page.
  package init(
    viewportMetas: [String] = ["width=device-width, initial-scale=1"],
    viewport: ViewportReading = ViewportReading(width: .deviceWidth, initialScale: 1),
    layoutWidth: Double = 390, scale: Double = 1, leastScale: Double = 1, greatestScale: Double = 5,
    horizontalScroll: ScrollRange = .none, adjustedContentInset: Insets = .zero,
    environment: Insets = .zero, isRightToLeft: Bool = false, declaresWebApp: Bool = false,
    statusBarStyle: String? = nil, manifestDisplay: String? = nil, overflowing: [Overflow] = []
  ) {
    self.viewportMetas = viewportMetas
    self.viewport = viewport
    self.layoutWidth = layoutWidth.length
    self.scale = scale.length
    self.leastScale = leastScale.length
    self.greatestScale = greatestScale.length
    self.horizontalScroll = horizontalScroll
    self.adjustedContentInset = adjustedContentInset
    self.environment = environment
    self.isRightToLeft = isRightToLeft
    self.declaresWebApp = declaresWebApp
    self.statusBarStyle = statusBarStyle
    self.manifestDisplay = manifestDisplay
    self.overflowing = overflowing
  }

  /// Whether the page has `viewport-fit=cover`.
  package var covers: Bool { viewport.viewportFit == "cover" }
}
