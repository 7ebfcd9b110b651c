import CoreGraphics
public import Foundation
import QuartzCore

/// A row of dots, one a page.
open class UIPageControl: UIControl {
  private var pages = 0
  private var page = 0
  private var storedHidesForSinglePage = false
  private var storedTint: UIColor?
  private var storedCurrentTint: UIColor?

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without pages; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    isOpaque = false
  }

  /// The number of pages, as dots; 0 by default.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      page = min(page, max(0, pages - 1))
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The number of the page that is shown, from 0.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(0, newValue), max(0, pages - 1))
      setNeedsDisplay()
    }
  }

  /// A Boolean value that determines whether the control is hidden if there is only one page;
  /// `false` by default.
  open var hidesForSinglePage: Bool {
    get { storedHidesForSinglePage }
    set {
      storedHidesForSinglePage = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the dots; `nil` is the system's.
  open var pageIndicatorTintColor: UIColor? {
    get { storedTint }
    set {
      storedTint = newValue
      setNeedsDisplay()
    }
  }

  /// The color of the current page's dot; `nil` is the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    get { storedCurrentTint }
    set {
      storedCurrentTint = newValue
      setNeedsDisplay()
    }
  }

  /// Returns the size that dots for some pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = metrics
    let dots = CGFloat(max(0, pageCount - 1)) * metrics.pageDotPitch + ControlMetrics.pageDot
    return CGSize(
      width: pageCount > 0 ? dots + metrics.pagePadding * 2 : metrics.pagePadding * 2,
      height: metrics.pageControlHeight)
  }

  /// The size that the dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

  /// Returns the size that the dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Moves to the previous or next page, depending on the side of the touch, and sends
  /// `.valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
    let old = page
    currentPage += isForward ? 1 : -1
    if page != old { sendActions(for: .valueChanged) }
  }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    guard let proxy = proxy as? UIPageControl else { return }
    pageIndicatorTintColor = pageIndicatorTintColor ?? proxy.pageIndicatorTintColor
    currentPageIndicatorTintColor =
      currentPageIndicatorTintColor ?? proxy.currentPageIndicatorTintColor
  }

  /// Draws the dots of all pages.
  open override func draw(_ rect: CGRect) {
    layer.drawingExtent = .anywhere
    guard pages > 0, !(pages == 1 && storedHidesForSinglePage) else { return }
    var drawing = ControlDrawing(traitCollection)
    let isOld = metrics.pagePadding == 0
    // Before iOS 14 dots are white; from then on they have the color of text. Alphas guessed.
    let current = storedCurrentTint ?? (isOld ? .white : .label)
    let other =
      storedTint ?? (isOld ? UIColor(white: 1, alpha: 0.5) : .tertiaryLabel)
    let (dot, pitch) = (ControlMetrics.pageDot, metrics.pageDotPitch)
    let start = bounds.midX - (CGFloat(pages - 1) * pitch + dot) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<pages {
      let place = isRightToLeft ? pages - 1 - index : index
      drawing.capsule(
        CGRect(
          x: start + CGFloat(place) * pitch, y: bounds.midY - dot / 2, width: dot, height: dot),
        index == page ? current : other)
    }
    drawing.paint()
  }

  /// Draws the dots in the colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable)
  }

  /// Moves to the next page (S20.4).
  open override func accessibilityIncrement() { changePage(by: 1) }

  /// Moves to the previous page (S20.4).
  open override func accessibilityDecrement() { changePage(by: -1) }

  private func changePage(by pages: Int) {
    let page = min(max(currentPage + pages, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
