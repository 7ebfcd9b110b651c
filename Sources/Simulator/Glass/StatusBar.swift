package import DisplayList
package import Foundation

/// The system's status bar: time, connectivity and battery.
///
/// The time is always 9:41 and the battery always full, so that a picture does not depend on when
/// it was made.
package struct StatusBar: Sendable, Equatable {
  /// The layouts of the items.
  package enum Style: Sendable, Equatable {
    /// The bar of 20 points across the top of a phone with a home button, with the time in the
    /// center. Up to iOS 10 dots show the signal, then bars.
    case classic(hasDots: Bool)
    /// The two areas beside a notch or an island, which spans from `left` to `right`, in points.
    case split(left: CGFloat, right: CGFloat)
    /// An iPad's bar up to iOS 11, with the time in the center.
    case classicPad
    /// The bar of an iPad from iPadOS 12 on: time and date at the left, the other items at the
    /// right; `inset` is the distance from the sides, in points. iPadOS 15 through 18 have the
    /// three dots of the multitasking menu in the center.
    case pad(inset: CGFloat, hasWindowDots: Bool)
    /// A strip at the screen's side: the time and the other items below each other, from `top` on.
    case strip(midX: CGFloat, top: CGFloat)
  }

  /// The style.
  package var style: Style
  /// The width of the screen, in points.
  package var width: CGFloat
  /// The height of the bar, in points.
  package var height: CGFloat
  /// The vertical center of the items, in points from the top.
  package var midY: CGFloat
  /// The color of the items.
  package var color: Color

  /// The frame of the bar, in points.
  package var area: CGRect {
    if case .strip(let midX, let top) = style {
      return CGRect(x: midX - 36, y: top, width: 72, height: 46)
    }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  /// The horizontal alignment of text relative to its point.
  package enum Anchor: Sendable, Equatable {
    case start
    case middle
    case end
  }

  /// A closure that returns the commands for one line of semibold text whose vertical center is the point; `size`
  /// is in points.
  package typealias TextDrawing = (
    _ text: String, _ size: CGFloat, _ point: CGPoint, _ anchor: Anchor
  ) -> [DrawingCommand]

  /// Returns the commands that draw all items.
  package func commands(text: TextDrawing) -> [DrawingCommand] {
    let middle = CGPoint(x: width / 2, y: midY)
    switch style {
    case .classic(let hasDots):
      let signalWidth: CGFloat = hasDots ? 33.5 : 17 * 0.85
      return text("9:41 AM", 12, middle, .middle)
        + (hasDots ? signalDots(x: 6) : signalBars(x: 6, unit: 0.85))
        + wifi(x: 6 + signalWidth + 5, unit: 0.8) + battery(x: width - 29, unit: 0.95)
    case .split(let left, let right):
      return splitCommands(left: left, right: right, text: text)
    case .classicPad:
      return text("iPad", 12, CGPoint(x: 6, y: midY), .start) + wifi(x: 36, unit: 0.8)
        + text("9:41 AM", 12, middle, .middle)
        + text("100%", 12, CGPoint(x: width - 33, y: midY), .end)
        + battery(x: width - 29, unit: 0.95)
    case .strip(let midX, let top):
      return text("9:41", 17, CGPoint(x: midX, y: top + 10), .middle)
        + wifi(x: midX - 22.3, midY: top + 34, unit: 1)
        + battery(x: midX - 2, midY: top + 34, unit: 1)
    case .pad(let inset, let hasWindowDots):
      let end = width - inset
      return text("9:41 AM", 12, CGPoint(x: inset, y: midY), .start)
        + text("Tue Jan 9", 12, CGPoint(x: inset + 58, y: midY), .start)
        + wifi(x: end - 76, unit: 0.8) + text("100%", 12, CGPoint(x: end - 27, y: midY), .end)
        + battery(x: end - 23, unit: 0.95) + (hasWindowDots ? windowDots() : [])
    }
  }

  /// Returns the commands that draw the time left of the housing and the other items right of it.
  ///
  /// - Source: the sizes and positions in Apple's public design templates: on iPhone X signal,
  ///   Wi-Fi and battery are 17, 15.3 and 24.3 wide, 5 apart, the last 14.7 from the edge; on
  ///   phones with an island 19.2, 17.1 and 27.3, 7 apart. Between the templates, estimated.
  private func splitCommands(
    left: CGFloat, right: CGFloat, text: TextDrawing
  ) -> [DrawingCommand] {
    let isWide = left >= 100
    let unit: CGFloat = isWide ? 1.13 : 1
    let gap: CGFloat = isWide ? 7 : 5
    let itemsWidth = (17 + 15.3 + 24.3) * unit + 2 * gap
    // Time and items are a little nearer to the housing than to the screen's corner.
    let shift = isWide ? 5 : max(0, min(6.5, (left - itemsWidth) / 2 - 0.6))
    let signalX = (right + width) / 2 - shift - itemsWidth / 2
    let wifiX = signalX + 17 * unit + gap
    return text("9:41", isWide ? 17 : 15, CGPoint(x: left / 2 + shift, y: midY), .middle)
      + signalBars(x: signalX, unit: unit) + wifi(x: wifiX, unit: unit)
      + battery(x: wifiX + 15.3 * unit + gap, unit: unit)
  }

  /// Five dots, 33.5 x 5.5 points, from `x`, centered vertically.
  private func signalDots(x: CGFloat) -> [DrawingCommand] {
    (0..<5).map { index in
      let rect = CGRect(x: x + CGFloat(index) * 7, y: midY - 2.75, width: 5.5, height: 5.5)
      return .fill(Path.roundedRect(rect, radius: 2.75), .color(color))
    }
  }

  /// Three dots in the center, 4 points wide; estimated.
  private func windowDots() -> [DrawingCommand] {
    var dim = color
    dim.alpha *= 0.5
    return (-1...1).map { index in
      let rect = CGRect(x: width / 2 + CGFloat(index) * 7 - 2, y: midY - 2, width: 4, height: 4)
      return .fill(Path.roundedRect(rect, radius: 2), .color(dim))
    }
  }

  /// Four rising bars, 17 x 11 points at unit 1, from `x`, centered vertically.
  private func signalBars(x: CGFloat, unit: CGFloat) -> [DrawingCommand] {
    (0..<4).map { index in
      let height = (4 + CGFloat(index) * 2.33) * unit
      let rect = CGRect(
        x: x + CGFloat(index) * 4.67 * unit, y: midY + 5.5 * unit - height,
        width: 3 * unit, height: height)
      return .fill(Path.roundedRect(rect, radius: 0.8 * unit), .color(color))
    }
  }

  /// Three arcs over a point, 15.3 x 11 points at unit 1, from `x`, centered vertically.
  private func wifi(x: CGFloat, midY: CGFloat? = nil, unit: CGFloat) -> [DrawingCommand] {
    let midY = midY ?? self.midY
    let apex = CGPoint(x: x + 7.65 * unit, y: midY + 5.5 * unit)
    let bands: [(inner: CGFloat, outer: CGFloat)] = [(0, 3.4), (4.7, 7), (8.3, 10.8)]
    return bands.map { .fill(sector(apex, $0.inner * unit, $0.outer * unit), .color(color)) }
  }

  /// Returns the part of a ring between two radii that opens upward by a right angle.
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

  /// Returns the commands that draw an outlined full battery with its cap, 24.3 x 11.3 points at unit 1, from `x`,
  /// centered at `midY`.
  private func battery(x: CGFloat, midY: CGFloat? = nil, unit: CGFloat) -> [DrawingCommand] {
    let midY = midY ?? self.midY
    let body = CGRect(x: x, y: midY - 5.67 * unit, width: 22 * unit, height: 11.33 * unit)
    var outline = color
    outline.alpha *= 0.35
    let cap = CGRect(
      x: body.maxX + 1 * unit, y: midY - 2 * unit, width: 1.33 * unit, height: 4 * unit)
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
