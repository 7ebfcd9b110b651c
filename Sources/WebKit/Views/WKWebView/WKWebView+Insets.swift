package import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// The view's size and insets as the rules of ``WebViewInsets`` need them.
  package var insets: WebViewInsets {
    WebViewInsets(
      size: bounds.size, safeArea: ownSafeArea, absorbedEdges: absorbedEdges,
      contentInset: EdgeLengths(pageScrollView.contentInset),
      avoidsUnsafeArea: viewState.avoidsUnsafeArea, obscured: viewState.obscured)
  }

  /// The view's safe area; up to iOS 10 there is none, and bars are in the content inset (S4.37).
  private var ownSafeArea: EdgeLengths {
    systemVersion.metrics.hasSafeAreaInWebViews ? EdgeLengths(safeAreaInsets) : .zero
  }

  /// The edges whose safe area insets the scroll view adds to its content inset (W78, W79).
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
    let document = viewState.hasJustBeenResized ? .zero : documentState.size ?? .zero
    let isForDesk = documentState.settings.mode == .desktop
    var layoutSize = insets.layoutSize
    if let height = viewState.overriddenLayoutHeight { layoutSize.height = max(0, height) }
    var configuration = ViewportConfiguration(
      arguments: isForDesk ? documentState.arguments.forDesk : documentState.arguments,
      viewSize: layoutSize,
      contentSize: .zero, defaults: isForDesk ? .native : documentState.settings.defaults)
    configuration.ignoresPageLimits = storedConfiguration.ignoresViewportScaleLimits
    let width = unrounded(document.width, cssSize(configuration.layoutSize).width)
    configuration.contentSize = CGSize(
      width: width * viewState.zoom, height: document.height * viewState.zoom)
    return configuration
  }

  /// The size of 100vw and 100vh, in points; `nil` for the size of the view (W80, W97).
  ///
  /// Safari sets it: there they are the largest viewport that its bars ever leave.
  package var viewportUnitSize: CGSize? {
    get { viewState.unitSize }
    set {
      guard newValue != viewState.unitSize else { return }
      viewState.unitSize = newValue
      schedulePageUpdate()
    }
  }

  /// The height for which the page is laid out, in points; `nil` follows the obscured insets (W80).
  ///
  /// Safari sets it: there the initial containing block is what the expanded bars leave, also while
  /// they are minimized.
  package var overriddenLayoutHeight: CGFloat? {
    get { viewState.overriddenLayoutHeight }
    set {
      guard newValue != viewState.overriddenLayoutHeight else { return }
      viewState.overriddenLayoutHeight = newValue
      schedulePageUpdate()
    }
  }

  /// Returns the sizes of the viewport units, in points: default, small and large (W97, W98, W100).
  func unitSizes(_ insets: WebViewInsets) -> (usual: CGSize, small: CGSize, large: CGSize) {
    let isEmpty = insets.size.width <= 0 || insets.size.height <= 0
    let usual = viewState.unitSize ?? (isEmpty ? insets.layoutSize : insets.defaultUnitSize)
    if isEmpty || (viewState.unitSize != nil && viewState.unitInsets == ViewportUnitInsets()) {
      return (usual, usual, usual)
    }
    return (
      usual, viewState.unitInsets.smallSize(in: frame.size),
      viewState.unitInsets.largeSize(in: frame.size)
    )
  }

  /// The points per CSS pixel: the page's measured scale, or else the one that the rules give (W120).
  var pageScale: CGFloat { documentState.measuredScale ?? wantedScale(viewportConfiguration) }

  /// Returns the points per CSS pixel by the rules: the page scale times the page zoom (W322).
  func wantedScale(_ configuration: ViewportConfiguration) -> CGFloat {
    let scale = documentState.userScale.map {
      min(max($0, configuration.minimumScale), configuration.maximumScale)
    }
    return (scale ?? configuration.initialScale) * viewState.zoom
  }

  func setObscuredContentInsets(_ insets: UIEdgeInsets) {
    precondition(
      min(insets.top, insets.left, insets.bottom, insets.right) >= 0,
      "obscuredContentInsets is \(insets); no edge may be negative")
    let insets = EdgeLengths(insets)
    guard insets != viewState.obscured else { return }
    viewState.obscured = insets
    schedulePageUpdate()
  }

  func setUnitInsets(minimum: UIEdgeInsets, maximum: UIEdgeInsets) {
    let refusal = viewState.unitInsets.set(
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
    viewState.hasJustBeenResized = true
    schedulePageUpdate()
  }

  /// Sends the page its changed viewport with the next layout (W32, W47, W147).
  ///
  /// A subclass may return another safe area now, so layout computes that of the subviews again, too.
  func schedulePageUpdate() { setNeedsLayout() }

  /// Applies whether the page avoids the unsafe area, when it is rendered (W22-W27).
  func applyAvoidance() {
    let avoids = documentState.arguments.avoidsUnsafeArea
    guard avoids != viewState.avoidsUnsafeArea else { return }
    viewState.avoidsUnsafeArea = avoids
    pageScrollView.assignPageBehavior(avoidsUnsafeArea: avoids)
    schedulePageUpdate()
  }

  /// Updates the scroll view's content size and zoom limits for the page (W134, W135).
  func updateContentSize() {
    let configuration = viewportConfiguration
    let document = documentState.size ?? .zero
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

  /// Keeps the content at the top edge in place when the page changes its own scale (W136).
  private func keepTopEdge(scale: CGFloat) {
    let last = documentState.shownScale
    documentState.shownScale = scale
    guard let last, last != scale, last > 0, !documentState.awaitsFirstRendering else { return }
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
    viewState.zoom != 1 && width > layout && width < layout + 1 ? layout : width
  }

  /// A size of the page before it is zoomed, in CSS pixels (W322).
  func cssSize(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / viewState.zoom, height: size.height / viewState.zoom)
  }

  private var screenScale: CGFloat { window?.screen.scale ?? traitCollection.displayScale }
}
