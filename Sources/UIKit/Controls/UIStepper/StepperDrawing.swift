import CoreGraphics
import DisplayList
import Foundation

/// Draws a stepper.
@MainActor
struct StepperDrawing {
  var bounds: CGRect
  var metrics: ControlMetrics
  var tint: UIColor
  /// The pressed half: -1 the left one, 1 the right one.
  var pressed: Int
  /// Whether the layout is right to left, with the plus on the left.
  var isRightToLeft: Bool
  var canDecrease = true
  var canIncrease = true

  func paint(_ traits: UITraitCollection, isEnabled: Bool) {
    var drawing = ControlDrawing(traits)
    let isOutlined = metrics.design == .outlined
    let ink: UIColor = isOutlined ? tint : .label
    if isOutlined {
      drawing.outline(bounds, radius: metrics.stepperRadius, width: 1, tint)
      drawing.fill(
        Path(CGRect(x: bounds.midX - 0.5, y: bounds.minY, width: 1, height: bounds.height)), tint)
    } else {
      drawing.rounded(bounds, radius: metrics.stepperRadius, .tertiarySystemFill)
      // The divider is as high as that of segments, estimated from pictures: 18 of 32.
      drawing.rounded(
        CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18), radius: 0.5,
        .separator)
    }
    let half = bounds.width / 2
    for side in [-1, 1] {
      let place = CGRect(
        x: side < 0 ? bounds.minX : bounds.midX, y: bounds.minY, width: half,
        height: bounds.height)
      if pressed == side {
        drawing.rounded(
          place, radius: metrics.stepperRadius,
          isOutlined ? tint.withAlphaComponent(0.25) : .tertiarySystemFill)
      }
      let isPlus = (side > 0) != isRightToLeft
      let color = (isPlus ? canIncrease : canDecrease) ? ink : ink.withAlphaComponent(0.3)
      sign(isPlus, at: CGPoint(x: place.midX, y: place.midY), color, &drawing)
    }
    drawing.dim(isEnabled ? 1 : 0.5)
    drawing.paint()
  }

  /// A minus or a plus, 15 points wide with lines of 1.6 as the symbols of 17-point text.
  private func sign(
    _ isPlus: Bool, at middle: CGPoint, _ color: UIColor, _ drawing: inout ControlDrawing
  ) {
    let (length, width): (CGFloat, CGFloat) = (15, 1.6)
    drawing.capsule(
      CGRect(
        x: middle.x - length / 2, y: middle.y - width / 2, width: length, height: width), color)
    guard isPlus else { return }
    for part in [-1, 1] as [CGFloat] {
      // The plus has two halves, so that a translucent one is not darker in its center.
      drawing.fill(
        Path(
          CGRect(
            x: middle.x - width / 2,
            y: part < 0 ? middle.y - length / 2 : middle.y + width / 2, width: width,
            height: (length - width) / 2)), color)
    }
  }
}
