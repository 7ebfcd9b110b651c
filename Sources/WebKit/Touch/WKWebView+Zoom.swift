import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Adds the gesture recognizer of the pinch that zooms the page (W95, W135).
  func addPinchRecognizer() {
    let action = Selector("pinched:", WKWebView.pinched(_:))
    let pinch = UIPinchGestureRecognizer(target: self, action: action)
    pageScrollView.addGestureRecognizer(pinch)
    input.pinch = pinch
  }

  /// Adds the gesture recognizer of the double tap that zooms to a block, or back (W135).
  func addDoubleTapRecognizer() {
    let action = Selector("doubleTapped:", WKWebView.doubleTapped(_:))
    let doubleTap = UITapGestureRecognizer(target: self, action: action)
    doubleTap.numberOfTapsRequired = 2
    // Single taps do not wait for a second one.
    doubleTap.delaysTouchesEnded = false
    pageScrollView.addGestureRecognizer(doubleTap)
    input.doubleTap = doubleTap
  }

  func doubleTapped(_ doubleTap: UITapGestureRecognizer) {
    guard doubleTap.state == .ended, let connection else { return }
    let point = doubleTap.location(in: contentView)
    let scale = pageScale
    let pagePoint = CGPoint(
      x: point.x / scale - documentState.scrollOffset.x,
      y: point.y / scale - documentState.scrollOffset.y)
    connection.send(.input) { [weak self] page throws(WebEngineError) in
      let block = try await page.block(at: pagePoint)
      await self?.zoom(into: block, around: point)
    }
  }

  /// Whether a double tap zooms: not in a page of `width=device-width`, unless it is zoomed
  /// (WKWebViewIOS.mm, restated).
  var allowsDoubleTap: Bool {
    let configuration = viewportConfiguration
    guard configuration.allowsUserScaling, documentState.size != nil,
      !documentState.awaitsFirstRendering,
      configuration.minimumScale < configuration.maximumScale
    else { return false }
    guard documentState.settings.mode != .desktop, documentState.arguments.width == .deviceWidth
    else { return true }
    return abs(pageScrollView.zoomScale - configuration.initialScale) > 0.0001
  }

  /// Zooms until a block is as wide as the view, with margins of a twentieth of its width, to scale 1.6
  /// at most; zooms back if it is so already (SmartMagnificationController.mm, restated).
  private func zoom(into block: CGRect?, around point: CGPoint) {
    let configuration = viewportConfiguration
    let now = pageScrollView.zoomScale
    var wanted = configuration.initialScale
    if let block, block.width > 0 {
      let fitting = insets.layoutSize.width / (block.width * 1.1 * viewState.zoom)
      wanted = max(wanted, min(fitting, configuration.maximumScale, 1.6))
    }
    if wanted <= now * 1.01 { wanted = configuration.initialScale }
    guard abs(wanted - now) > 0.0001 else { return }
    batchingUpdates {
      zoom(to: wanted, about: point)
      guard let block, wanted > now else { return }
      // The block is centered; the tapped point keeps its vertical position.
      let left = block.midX * pageScale - pageScrollView.bounds.width / 2
      let range = insets.restRange(contentSize: pageScrollView.contentSize).x
      pageScrollView.contentOffset.x = min(max(left, range.lowerBound), range.upperBound)
    }
  }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    // W129
    guard viewportConfiguration.allowsUserScaling, documentState.size != nil else { return }
    if pinch.state == .began { input.pinchStart = pageScrollView.zoomScale }
    guard pinch.state == .began || pinch.state == .changed else { return }
    zoom(to: input.pinchStart * pinch.scale, about: pinch.location(in: pageScrollView))
  }

  /// Zooms the page about a point of the content, within its scale limits.
  func zoom(to scale: CGFloat, about point: CGPoint) {
    guard documentState.size != nil, !documentState.awaitsFirstRendering else { return }
    batchingUpdates { changeScale(to: scale, about: point) }
  }

  private func changeScale(to scale: CGFloat, about point: CGPoint) {
    let old = pageScrollView.zoomScale
    let offset = pageScrollView.contentOffset
    documentState.userScale = scale
    documentState.measuredScale = nil
    documentState.shownScale = nil
    updateContentSize()
    let factor = pageScrollView.zoomScale / old
    guard factor != 1 else { return }
    let range = insets.restRange(contentSize: pageScrollView.contentSize)
    func zoomedOffset(
      _ point: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      min(max(point * factor - (point - offset), range.lowerBound), range.upperBound)
    }
    pageScrollView.contentOffset = CGPoint(
      x: zoomedOffset(point.x, offset.x, range.x), y: zoomedOffset(point.y, offset.y, range.y))
    pageScrollView.delegate?.scrollViewDidZoom(pageScrollView)
  }

  /// The scale of the scroll view (W135): the page's without the zoom of its layout (W322).
  ///
  /// An engine lays out in whole CSS pixels and scales them to the view; with a page zoom that scale
  /// differs slightly from the requested one, which iOS reports.
  var zoomScale: CGFloat {
    let wanted = wantedScale(viewportConfiguration)
    let width = cssSize(viewportConfiguration.layoutSize).width
    let isRounded = width > 0 && abs(pageScale - wanted) * width < wanted
    return (isRounded ? wanted : pageScale) / viewState.zoom
  }

  func setPageZoom(_ zoom: CGFloat) {
    precondition(zoom > 0 && zoom.isFinite, "pageZoom is \(zoom); it must be more than 0")
    guard zoom != viewState.zoom else { return }
    viewState.zoom = zoom
    documentState.measuredScale = nil
    viewState.hasJustBeenResized = true
    schedulePageUpdate()
  }
}
