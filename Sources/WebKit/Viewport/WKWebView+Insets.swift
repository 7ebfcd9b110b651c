import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// The view's size and insets, as the rules of ``WebViewInsets`` take them.
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

  /// The number of points per CSS pixel: the page's measured scale, or else the one determined by the
  /// rules (W120).
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

  /// Resizes the scroll view to the size of the view (W130).
  func sizeMayHaveChanged() {
    guard pageScrollView.bounds.size != bounds.size || pageScrollView.frame.origin != .zero else {
      return
    }
    pageScrollView.frame = CGRect(origin: .zero, size: bounds.size)
    viewState.hasJustBeenResized = true
    schedulePageUpdate()
  }

  /// Schedules layout, which sends the changed viewport to the page (W32, W47, W147).
  ///
  /// A subclass may return another safe area now; layout also recomputes that of the subviews.
  func schedulePageUpdate() { setNeedsLayout() }

  /// Updates the scroll view's content size and zoom limits for the page (W134, W135).
  func updateContentSize() {
    let configuration = viewportConfiguration
    let document = documentState.size ?? .zero
    let layout = cssSize(configuration.layoutSize)
    let scale = pageScale
    let pixels = max(screenScale, 1)
    func points(_ length: CGFloat) -> CGFloat {
      // The tolerance keeps the rounding of the product from making 374.67 of 375.
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
    preserveTopEdge(scale: scale)
  }

  /// Keeps the content at the top edge in place when the page changes its own scale (W136).
  private func preserveTopEdge(scale: CGFloat) {
    let last = documentState.shownScale
    documentState.shownScale = scale
    guard let last, last != scale, last > 0, !documentState.awaitsFirstRendering else { return }
    let range = insets.restRange(contentSize: pageScrollView.contentSize)
    let offset = pageScrollView.contentOffset
    func scaledOffset(_ offset: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      let distance = (offset - range.lowerBound) * scale / last
      return min(max(range.lowerBound + distance, range.lowerBound), range.upperBound)
    }
    pageScrollView.contentOffset = CGPoint(
      x: scaledOffset(offset.x, range.x), y: scaledOffset(offset.y, range.y))
  }

  /// Returns the width of a document in its layout, in CSS pixels (W322).
  ///
  /// Engines round the width of a zoomed layout up; the page is not wider than its layout for that.
  func unrounded(_ width: CGFloat, _ layout: CGFloat) -> CGFloat {
    viewState.zoom != 1 && width > layout && width < layout + 1 ? layout : width
  }

  /// Returns a size divided by the page zoom, in CSS pixels (W322).
  func cssSize(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / viewState.zoom, height: size.height / viewState.zoom)
  }

  private var screenScale: CGFloat { window?.screen.scale ?? traitCollection.displayScale }
}
