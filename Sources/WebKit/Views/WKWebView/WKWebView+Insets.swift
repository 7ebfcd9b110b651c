package import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// The view's size and insets as the rules of ``WebViewInsets`` need them.
  package var insets: WebViewInsets {
    WebViewInsets(
      size: bounds.size, safeArea: EdgeLengths(safeAreaInsets), absorbedEdges: absorbedEdges,
      contentInset: EdgeLengths(pageScrollView.contentInset),
      avoidsUnsafeArea: page.avoidsUnsafeArea, obscured: page.obscured)
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
    ViewportConfiguration(
      arguments: page.arguments, viewSize: insets.layoutSize,
      contentSize: page.hasJustBeenResized ? .zero : page.documentSize ?? .zero)
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

  /// Points per CSS pixel: what the page has, or else what the rules give it (W120).
  var pageScale: CGFloat { page.measuredScale ?? viewportConfiguration.initialScale }

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
  /// A subclass may answer another safe area now, so layout computes the subviews' anew, too.
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
    let layout = configuration.layoutSize
    let scale = pageScale
    let pixels = max(screenScale, 1)
    func points(_ length: CGFloat) -> CGFloat {
      // The small addition keeps 375 from becoming 374.67 by the rounding of the product.
      ((length * scale * pixels) + 0.001).rounded(.down) / pixels
    }
    let size = CGSize(
      width: points(max(document.width, layout.width)),
      height: points(max(document.height, layout.height)))
    let frame = CGRect(origin: .zero, size: size)
    pageScrollView.minimumZoomScale = configuration.minimumScale
    pageScrollView.maximumZoomScale = configuration.maximumScale
    if contentView.frame != frame { contentView.frame = frame }
    if pageScrollView.contentSize != size { pageScrollView.contentSize = size }
  }

  private var screenScale: CGFloat { window?.screen.scale ?? traitCollection.displayScale }
}
