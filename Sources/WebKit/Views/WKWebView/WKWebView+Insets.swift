package import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// The view's size and insets as the rules of ``WebViewInsets`` need them.
  package var insets: WebViewInsets {
    WebViewInsets(
      size: bounds.size, safeArea: ownSafeArea, absorbedEdges: absorbedEdges,
      contentInset: EdgeLengths(pageScrollView.contentInset),
      avoidsUnsafeArea: page.avoidsUnsafeArea, obscured: page.obscured)
  }

  /// The view's safe area; up to iOS 10 there is none, and bars are in the content inset (S4.37).
  private var ownSafeArea: EdgeLengths {
    systemVersion < SystemVersion(major: 11) ? .zero : EdgeLengths(safeAreaInsets)
  }

  /// The edges whose safe area the scroll view takes in (W78, W79).
  private var absorbedEdges: WebViewInsets.Edges {
    let absorbed = pageScrollView.absorbedEdges
    var edges: WebViewInsets.Edges = []
    if absorbed.contains(.top) { edges.insert(.top) }
    if absorbed.contains(.left) { edges.insert(.left) }
    if absorbed.contains(.bottom) { edges.insert(.bottom) }
    if absorbed.contains(.right) { edges.insert(.right) }
    return edges
  }

  /// The layout viewport and scales that the page gets in this view.
  var viewportConfiguration: ViewportConfiguration {
    let document = page.hasJustBeenResized ? .zero : page.documentSize ?? .zero
    let isForDesk = page.document.mode == .desktop
    var layoutSize = insets.layoutSize
    if let height = page.overriddenLayoutHeight { layoutSize.height = max(0, height) }
    var configuration = ViewportConfiguration(
      arguments: isForDesk ? page.arguments.forDesk : page.arguments, viewSize: layoutSize,
      contentSize: .zero, defaults: isForDesk ? .native : page.document.defaults)
    configuration.ignoresPageLimits = storedConfiguration.ignoresViewportScaleLimits
    let width = unrounded(document.width, cssSize(configuration.layoutSize).width)
    configuration.contentSize = CGSize(
      width: width * page.zoom, height: document.height * page.zoom)
    return configuration
  }

  /// What 100vw and 100vh are, in points; `nil` for the size of the view (W80, W97).
  ///
  /// Safari sets it: there they are the largest viewport that its bars ever leave.
  package var viewportUnitSize: CGSize? {
    get { page.unitSize }
    set {
      guard newValue != page.unitSize else { return }
      page.unitSize = newValue
      schedulePageUpdate()
    }
  }

  /// The height that the page is laid out for, in points; `nil` follows what is obscured (W80).
  ///
  /// Safari sets it: there the initial containing block is what the expanded bars leave, also while
  /// they are minimized.
  package var overriddenLayoutHeight: CGFloat? {
    get { page.overriddenLayoutHeight }
    set {
      guard newValue != page.overriddenLayoutHeight else { return }
      page.overriddenLayoutHeight = newValue
      schedulePageUpdate()
    }
  }

  /// What viewport units are parts of, in points: without a prefix, small and large (W97, W98, W100).
  func unitSizes(_ insets: WebViewInsets) -> (usual: CGSize, small: CGSize, large: CGSize) {
    let isEmpty = insets.size.width <= 0 || insets.size.height <= 0
    let usual = page.unitSize ?? (isEmpty ? insets.layoutSize : insets.defaultUnitSize)
    if isEmpty || (page.unitSize != nil && page.unitInsets == ViewportUnitInsets()) {
      return (usual, usual, usual)
    }
    return (
      usual, page.unitInsets.smallSize(in: frame.size), page.unitInsets.largeSize(in: frame.size)
    )
  }

  /// Points per CSS pixel: what the page has, or else what the rules give it (W120).
  var pageScale: CGFloat { page.measuredScale ?? wantedScale(viewportConfiguration) }

  /// Points per CSS pixel that the page is to have: its scale times the zoom of its layout (W322).
  func wantedScale(_ configuration: ViewportConfiguration) -> CGFloat {
    let scale = page.userScale.map {
      min(max($0, configuration.minimumScale), configuration.maximumScale)
    }
    return (scale ?? configuration.initialScale) * page.zoom
  }

  func setObscuredContentInsets(_ insets: UIEdgeInsets) {
    precondition(
      min(insets.top, insets.left, insets.bottom, insets.right) >= 0,
      "obscuredContentInsets is \(insets); no edge may be negative")
    let insets = EdgeLengths(insets)
    guard insets != page.obscured else { return }
    page.obscured = insets
    schedulePageUpdate()
  }

  func setUnitInsets(minimum: UIEdgeInsets, maximum: UIEdgeInsets) {
    let refusal = page.unitInsets.set(
      minimum: EdgeLengths(minimum), maximum: EdgeLengths(maximum), in: frame.size)
    if let refusal { preconditionFailure(refusal) }
    schedulePageUpdate()
  }

  /// Keeps the scroll view as large as the view (W130).
  func sizeMayHaveChanged() {
    guard pageScrollView.bounds.size != bounds.size || pageScrollView.frame.origin != .zero else {
      return
    }
    pageScrollView.frame = CGRect(origin: .zero, size: bounds.size)
    page.hasJustBeenResized = true
    schedulePageUpdate()
  }

  /// Tells the page what has changed with the next layout (W32, W47, W147).
  ///
  /// A subclass may answer another safe area now, so layout computes the subviews' again, too.
  func schedulePageUpdate() { setNeedsLayout() }

  /// Takes over whether the page avoids the unsafe area, with its rendering (W22-W27).
  func applyAvoidance() {
    let avoids = page.arguments.avoidsUnsafeArea
    guard avoids != page.avoidsUnsafeArea else { return }
    page.avoidsUnsafeArea = avoids
    pageScrollView.assignPageBehaviour(avoidsUnsafeArea: avoids)
    schedulePageUpdate()
  }

  /// Makes the scroll view as large inside as the page, and as scaled (W134, W135).
  func updateContentSize() {
    let configuration = viewportConfiguration
    let document = page.documentSize ?? .zero
    let layout = cssSize(configuration.layoutSize)
    let scale = pageScale
    let pixels = max(screenScale, 1)
    func points(_ length: CGFloat) -> CGFloat {
      // The small addition keeps 375 from becoming 374.67 by the rounding of the product.
      ((length * scale * pixels) + 0.001).rounded(.down) / pixels
    }
    let size = CGSize(
      width: points(max(unrounded(document.width, layout.width), layout.width)),
      height: points(max(document.height, layout.height)))
    let frame = CGRect(origin: .zero, size: size)
    pageScrollView.minimumZoomScale = configuration.minimumScale
    pageScrollView.maximumZoomScale = configuration.maximumScale
    if contentView.frame != frame { contentView.frame = frame }
    if pageScrollView.contentSize != size { pageScrollView.contentSize = size }
    keepTopEdge(scale: scale)
  }

  /// A page that changes its own scale keeps what is seen at the top (W136).
  private func keepTopEdge(scale: CGFloat) {
    let last = page.shownScale
    page.shownScale = scale
    guard let last, last != scale, last > 0, !page.awaitsFirstRendering else { return }
    let range = insets.restRange(contentSize: pageScrollView.contentSize)
    let offset = pageScrollView.contentOffset
    func moved(_ place: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      let distance = (place - range.lowerBound) * scale / last
      return min(max(range.lowerBound + distance, range.lowerBound), range.upperBound)
    }
    pageScrollView.contentOffset = CGPoint(x: moved(offset.x, range.x), y: moved(offset.y, range.y))
  }

  /// The width of a document in its layout, in CSS pixels: a zoomed layout that is no whole number wide
  /// is rounded up by engines, which does not make the page wider than its layout (W322).
  private func unrounded(_ width: CGFloat, _ layout: CGFloat) -> CGFloat {
    page.zoom != 1 && width > layout && width < layout + 1 ? layout : width
  }

  /// A size of the page before it is zoomed, in CSS pixels (W322).
  func cssSize(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / page.zoom, height: size.height / page.zoom)
  }

  private var screenScale: CGFloat { window?.screen.scale ?? traitCollection.displayScale }
}
