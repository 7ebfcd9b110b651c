import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// A pinch zooms the page (W95, W135).
  func addPinch() {
    let action = Selector("pinched:", WKWebView.pinched(_:))
    let pinch = UIPinchGestureRecognizer(target: self, action: action)
    pageScrollView.addGestureRecognizer(pinch)
    self.pinch = pinch
  }

  /// Two taps zoom into the column under them, or back (W135).
  func addDoubleTap() {
    let action = Selector("doubleTapped:", WKWebView.doubleTapped(_:))
    let doubleTap = UITapGestureRecognizer(target: self, action: action)
    doubleTap.numberOfTapsRequired = 2
    // Single taps do not wait whether another one comes.
    doubleTap.delaysTouchesEnded = false
    pageScrollView.addGestureRecognizer(doubleTap)
    self.doubleTap = doubleTap
  }

  func doubleTapped(_ doubleTap: UITapGestureRecognizer) {
    guard doubleTap.state == .ended, let connection else { return }
    let point = doubleTap.location(in: contentView)
    let scale = pageScale
    let place = CGPoint(
      x: point.x / scale - documentState.scrollOffset.x,
      y: point.y / scale - documentState.scrollOffset.y)
    connection.send(.input) { [weak self] page throws(WebEngineError) in
      let block = try await page.block(at: place)
      await self?.zoom(into: block, around: point)
    }
  }

  /// Whether two taps mean a zoom: not in a page as wide as the device, which is as its author wants
  /// it, unless it is not at its first scale (WKWebViewIOS.mm, restated).
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

  /// Makes a block as wide as the view, with a margin of a twentieth of its width at either side, at
  /// most at scale 1.6; or goes back where it is so already (SmartMagnificationController.mm, restated).
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
    holdingUpdates {
      zoom(to: wanted, about: point)
      guard let block, wanted > now else { return }
      // The column stands in the middle; what was tapped keeps its height on the screen.
      let left = block.midX * pageScale - pageScrollView.bounds.width / 2
      let range = insets.restRange(contentSize: pageScrollView.contentSize).x
      pageScrollView.contentOffset.x = min(max(left, range.lowerBound), range.upperBound)
    }
  }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    // W129
    guard viewportConfiguration.allowsUserScaling, documentState.size != nil else { return }
    if pinch.state == .began { pinchStart = pageScrollView.zoomScale }
    guard pinch.state == .began || pinch.state == .changed else { return }
    zoom(to: pinchStart * pinch.scale, about: pinch.location(in: pageScrollView))
  }

  /// Gives the page a scale within its limits; what is seen at a point of the content stays there.
  func zoom(to scale: CGFloat, about point: CGPoint) {
    guard documentState.size != nil, !documentState.awaitsFirstRendering else { return }
    holdingUpdates { changeScale(to: scale, about: point) }
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
    func moved(
      _ point: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      min(max(point * factor - (point - offset), range.lowerBound), range.upperBound)
    }
    pageScrollView.contentOffset = CGPoint(
      x: moved(point.x, offset.x, range.x), y: moved(point.y, offset.y, range.y))
    pageScrollView.delegate?.scrollViewDidZoom(pageScrollView)
  }

  /// The scale of the scroll view (W135): the page's without the zoom of its layout (W322).
  ///
  /// An engine lays out in whole CSS pixels and scales them to the view, which with a zoom is not just
  /// the scale that it was given; a view on iOS has that.
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
