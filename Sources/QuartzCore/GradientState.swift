import CoreGraphics
import DisplayList
import Foundation

/// The stored state of a gradient layer, and its drawing.
struct GradientState {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// Returns the drawing of the gradient in a layer's bounds.
  func commands(in bounds: CGRect, _ appearance: LayerAppearance) -> [DrawingCommand] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1, !bounds.isEmpty else { return [] }
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let named = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return GradientStop(location: named ?? even, color: color.displayColor)
    }
    let (start, end) = (point(startPoint, in: bounds), point(endPoint, in: bounds))
    guard type == .radial else {
      return [
        .fill(
          appearance.outline(of: bounds), .linearGradient(from: start, to: end, stops: stops))
      ]
    }
    return radial(from: start, to: end, stops, appearance.outline(of: bounds))
  }

  /// Returns a radial gradient: a circle that a transform scales to an ellipse (S14.34).
  private func radial(
    from start: CGPoint, to end: CGPoint, _ stops: [GradientStop], _ outline: Path
  ) -> [DrawingCommand] {
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width > 0, height > 0 else { return [] }
    let stretch = Transform(a: width, b: 0, c: 0, d: height, tx: start.x, ty: start.y)
    guard let back = stretch.inverted() else { return [] }
    let circle = RadialGradient(
      start: .zero, startRadius: 0, end: .zero, endRadius: 1, stops: stops)
    return [
      .group(
        Group(
          transform: stretch, commands: [.fill(outline.applying(back), .radialGradient(circle))]))
    ]
  }

  private func point(_ fraction: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.minX + fraction.x * bounds.width, y: bounds.minY + fraction.y * bounds.height)
  }
}
