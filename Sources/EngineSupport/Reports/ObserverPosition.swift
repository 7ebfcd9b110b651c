package import Foundation

/// The result of the observer's `place()`: the scroll position, size and scale of the document.
package struct ObserverPosition: Decodable, Sendable {
  package let scroll: [Double]
  package let content: [Double]
  package let scale: Double

  /// The document, in points of the window.
  package var document: CGRect {
    CGRect(
      x: -scroll[0] * scale, y: -scroll[1] * scale, width: content[0] * scale,
      height: content[1] * scale)
  }

  /// Returns a rectangle of the window in CSS pixels of the document.
  package func documentRect(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX / scale + scroll[0], y: rect.minY / scale + scroll[1],
      width: rect.width / scale, height: rect.height / scale)
  }

  /// Returns the scroll offset that brings a strip into the middle of the window, in CSS pixels; along an
  /// axis on which the strip is inside the window, the current one.
  package func offset(centering strip: CGRect, in window: CGRect) -> CGPoint {
    let across = strip.minX < window.minX || strip.maxX > window.maxX
    let along = strip.minY < window.minY || strip.maxY > window.maxY
    return CGPoint(
      x: across ? scroll[0] + (strip.midX - window.midX) / scale : scroll[0],
      y: along ? scroll[1] + (strip.midY - window.midY) / scale : scroll[1])
  }
}
