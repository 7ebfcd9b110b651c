import CoreGraphics
import Foundation

extension UIScrollView {
  /// Scales the delegate's view about the content's origin and keeps the middle in the middle.
  func zoom(_ wanted: CGFloat) {
    let scale = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != zoomScale, let view = delegate?.viewForZooming(in: self) else { return }
    let factor = scale / zoomScale
    let middle = CGPoint(x: bounds.midX * factor, y: bounds.midY * factor)
    scroll.zoomScale = scale
    let center = CGPoint(x: view.center.x * factor, y: view.center.y * factor)
    view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    view.center = center
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    scroll(to: scroll.insets.restRange.clamp(offset), telling: true)
    delegate?.scrollViewDidZoom(self)
  }

  func zoom(toFill rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: false)
    let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
    let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    scroll(to: scroll.insets.restRange.clamp(offset), telling: true)
  }
}
