public import CoreGraphics
public import Foundation

/// The context that a renderer's actions draw to.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context, which is the current one, too.
  public let cgContext: CGContext
  /// What the context is like.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill color, by a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { cgContext.fill(rect) }
  }

  /// Strokes the inside of a rectangle's edges with a line of one point in the current stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes the inside of a rectangle's edges with a line of one point, by a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func draw(_ mode: CGBlendMode, _ actions: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    actions()
    cgContext.restoreGState()
  }
}
