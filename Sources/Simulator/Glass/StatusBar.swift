package import DisplayList
package import Foundation

/// The system's status bar: the time, and how the device is connected and charged.
///
/// The time is always 9:41 and the battery always full, so that a picture never depends on when it
/// was made.
package struct StatusBar: Sendable, Equatable {
  /// What the items stand beside or in.
  package enum Style: Sendable, Equatable {
    /// 20 points across the top of a device with a home button; time in the middle.
    case classic
    /// Two ears beside a notch or an island, which spans from `left` to `right`, in points.
    case split(left: CGFloat, right: CGFloat)
    /// An iPad's: time at the left, the rest at the right.
    case pad
  }

  /// The style.
  package var style: Style
  /// The width of the screen, in points.
  package var width: CGFloat
  /// The height of the bar, in points.
  package var height: CGFloat
  /// The vertical centre of the items, in points from the top.
  package var midY: CGFloat
  /// The colour of the items.
  package var color: Color

  /// Draws a text so that it is centred at a point; `size` in points, semibold.
  package typealias TextDrawing = (_ text: String, _ size: CGFloat, _ center: CGPoint)
    -> [DrawingCommand]

  /// The commands of all items.
  package func commands(text: TextDrawing) -> [DrawingCommand] {
    switch style {
    case .classic:
      return text("9:41 AM", 12, CGPoint(x: width / 2, y: midY))
        + signalBars(at: CGPoint(x: 6, y: midY), unit: 0.85)
        + wifi(at: CGPoint(x: 26, y: midY), unit: 0.8)
        + battery(at: CGPoint(x: width - 31, y: midY), unit: 0.9)
    case .split(let left, let right):
      let leftEar = left / 2
      let rightEar = (right + width) / 2
      let isNotch = left < 100
      return text("9:41", isNotch ? 15 : 17, CGPoint(x: leftEar + (isNotch ? 0 : 3), y: midY))
        + signalBars(at: CGPoint(x: rightEar - 36, y: midY), unit: 1)
        + wifi(at: CGPoint(x: rightEar - 14, y: midY), unit: 1)
        + battery(at: CGPoint(x: rightEar + 5, y: midY), unit: 1)
    case .pad:
      return text("9:41 AM", 12, CGPoint(x: 32, y: midY))
        + wifi(at: CGPoint(x: width - 82, y: midY), unit: 0.8)
        + text("100%", 12, CGPoint(x: width - 48, y: midY))
        + battery(at: CGPoint(x: width - 31, y: midY), unit: 0.9)
    }
  }

  /// Four rising bars, 17 x 11 points at unit 1, from `point` at the left, centred vertically.
  private func signalBars(at point: CGPoint, unit: CGFloat) -> [DrawingCommand] {
    (0..<4).map { index in
      let height = (4 + CGFloat(index) * 2.33) * unit
      let rect = CGRect(
        x: point.x + CGFloat(index) * 4.67 * unit, y: point.y + 5.5 * unit - height,
        width: 3 * unit, height: height)
      return .fill(Path.roundedRect(rect, radius: 0.8 * unit), .color(color))
    }
  }

  /// Three arcs over a point, 15.3 x 11 points at unit 1, from `point` at the left.
  private func wifi(at point: CGPoint, unit: CGFloat) -> [DrawingCommand] {
    let apex = CGPoint(x: point.x + 7.65 * unit, y: point.y + 5.5 * unit)
    let bands: [(inner: CGFloat, outer: CGFloat)] = [(0, 3.4), (4.7, 7), (8.3, 10.8)]
    return bands.map { .fill(sector(apex, $0.inner * unit, $0.outer * unit), .color(color)) }
  }

  /// The part of a ring between two radii that opens upwards by a right angle.
  private func sector(_ apex: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> Path {
    let half = CGFloat(0.5).squareRoot()
    // Control points of a cubic for a quarter circle, turned by 45 degrees.
    let k: CGFloat = 0.5523
    func point(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: apex.x + (x + y) * half * radius, y: apex.y + (x - y) * half * radius)
    }
    var elements: [Path.Element] = [
      .move(point(outer, -1, 0)),
      .curve(
        point(outer, 0, 1), control1: point(outer, -1, k), control2: point(outer, -k, 1)),
    ]
    if inner > 0 {
      elements += [
        .line(point(inner, 0, 1)),
        .curve(
          point(inner, -1, 0), control1: point(inner, -k, 1), control2: point(inner, -1, k)),
      ]
    } else {
      elements.append(.line(apex))
    }
    return Path(elements + [.close])
  }

  /// An outlined full battery with its cap, 24.3 x 11.3 points at unit 1, from `point` at the left.
  private func battery(at point: CGPoint, unit: CGFloat) -> [DrawingCommand] {
    let body = CGRect(x: point.x, y: point.y - 5.67 * unit, width: 22 * unit, height: 11.33 * unit)
    var outline = color
    outline.alpha *= 0.35
    let cap = CGRect(
      x: body.maxX + 1 * unit, y: point.y - 2 * unit, width: 1.33 * unit, height: 4 * unit)
    return [
      .stroke(
        Path.roundedRect(body.insetBy(dx: 0.5, dy: 0.5), radius: 2.5 * unit), outline,
        width: 1),
      .fill(
        Path.roundedRect(body.insetBy(dx: 2 * unit, dy: 2 * unit), radius: 1.33 * unit),
        .color(color)),
      .fill(Path.roundedRect(cap, radius: 0.6 * unit), .color(outline)),
    ]
  }
}
