import DisplayList
public import Foundation

extension CGContext {
  /// Sets the fill color of the context.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.displayColor
  }

  /// Sets the fill color from components, each from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color from a gray level and an alpha, each from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(white: gray, alpha: alpha)
  }

  /// Sets the stroke color of the context.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.displayColor
  }

  /// Sets the stroke color from components, each from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color from a gray level and an alpha, each from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(white: gray, alpha: alpha)
  }

  /// Sets the line width, in points; 1 by default.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineStyle.cap = cap.displayCap
  }

  /// Sets the shape of the joints of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineStyle.join = join.displayJoin
  }

  /// Sets the limit of the ratio of a miter's length to the line width, beyond which a joint is beveled.
  public func setMiterLimit(_ limit: CGFloat) {
    state.lineStyle.miterLimit = limit
  }

  /// Sets the alternating lengths of dashes and gaps, in points; an empty array draws solid lines.
  ///
  /// - Parameter phase: The offset into the pattern at which a line begins, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.lineStyle.dashes = lengths
    state.lineStyle.dashPhase = phase
  }

  /// Sets the alpha of everything that is drawn from now on, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha
  }

  /// Sets the blend mode of subsequent drawing.
  ///
  /// S16.3: Blend modes change nothing outside the shapes that are drawn.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode.displayMode
  }

  /// Sets the shadow of subsequent drawing.
  ///
  /// S16.7: The offset is in the space of the context's initial state, whatever the transform.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in points of the context's base space.
  ///   - blur: The blur of the shadow, in points: twice the standard deviation.
  ///   - color: The color; `nil` disables the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(color: $0.displayColor, offset: offset, blurRadius: max(0, blur) / 2)
    }
  }

  /// Sets the shadow of everything that is drawn from now on, in black with an alpha of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}
