public import CoreGraphics
public import Foundation

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context, which is also the current one.
  public let cgContext: CGContext
  /// The format of the drawing context.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { cgContext.fill(rect) }
  }

  /// Strokes a line of 1 point inside the edges of a rectangle in the current stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line of 1 point inside the edges of a rectangle with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Intersects the clipping area with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func draw(_ mode: CGBlendMode, _ actions: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    actions()
    cgContext.restoreGState()
  }
}
