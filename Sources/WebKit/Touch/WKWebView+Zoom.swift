import Foundation
import UIKit
import WebEngine

extension WKWebView {
  /// Two fingers zoom the page (W95, W135).
  func addPinch() {
    let action = Selector("pinched:", WKWebView.pinched(_:))
    let pinch = UIPinchGestureRecognizer(target: self, action: action)
    pageScrollView.addGestureRecognizer(pinch)
    self.pinch = pinch
  }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard viewportConfiguration.allowsUserScaling, page.documentSize != nil else { return }  // W129
    if pinch.state == .began { pinchStart = pageScrollView.zoomScale }
    guard pinch.state == .began || pinch.state == .changed else { return }
    zoom(to: pinchStart * pinch.scale, about: pinch.location(in: pageScrollView))
  }

  /// Gives the page a scale within its limits; what is seen at a point of the content stays there.
  func zoom(to scale: CGFloat, about point: CGPoint) {
    guard page.documentSize != nil, !page.awaitsFirstRendering else { return }
    let old = pageScrollView.zoomScale
    let offset = pageScrollView.contentOffset
    page.userScale = scale
    page.measuredScale = nil
    page.shownScale = nil
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
    updatePage()
  }

  func setPageZoom(_ zoom: CGFloat) {
    precondition(zoom > 0 && zoom.isFinite, "pageZoom is \(zoom); it must be more than 0")
    guard zoom != page.zoom else { return }
    page.zoom = zoom
    page.measuredScale = nil
    page.hasJustBeenResized = true
    schedulePageUpdate()
  }
}
