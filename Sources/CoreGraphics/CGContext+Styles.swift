import DisplayList
public import Foundation

extension CGContext {
  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.displayColor
  }

  /// Sets the color of fills; every part is 0 through 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(white: gray, alpha: alpha)
  }

  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.displayColor
  }

  /// Sets the color of strokes; every part is 0 through 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray of strokes.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(white: gray, alpha: alpha)
  }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.lineWidth = width
  }

  /// Sets the shape of a line's ends.
  public func setLineCap(_ cap: CGLineCap) {
    state.lineStyle.cap = cap.displayCap
  }

  /// Sets the shape of a line's corners.
  public func setLineJoin(_ join: CGLineJoin) {
    state.lineStyle.join = join.displayJoin
  }

  /// Sets the ratio of a miter's length to the line's width beyond which the corner is beveled.
  public func setMiterLimit(_ limit: CGFloat) {
    state.lineStyle.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps in turn, in points; none draws lines unbroken.
  ///
  /// - Parameter phase: Where in the dashes a line begins, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.lineStyle.dashes = lengths
    state.lineStyle.dashPhase = phase
  }

  /// Sets the opacity of everything drawn from now on, 0 through 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha
  }

  /// Sets how what is drawn from now on is combined with what lies below.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode.displayMode
  }

  /// Sets the shadow of what is drawn from now on.
  ///
  /// - Parameters:
  ///   - offset: How far the shadow is from the drawing, in the space that the context began with.
  ///   - blur: How soft its edge is, in points; twice the deviation of the blur.
  ///   - color: The color; `nil` turns shadows off.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(color: $0.displayColor, offset: offset, blurRadius: max(0, blur) / 2)
    }
  }

  /// Sets the shadow of what is drawn from now on, black with an opacity of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}
