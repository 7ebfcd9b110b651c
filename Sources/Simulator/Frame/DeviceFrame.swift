package import DisplayList
package import Foundation

/// The device drawn around its screen.
///
/// The shapes are plain: an even rim, a metal edge and the buttons, or a chin and a forehead with a
/// home button. They are for recognising a device, not for measuring one.
package struct DeviceFrame: Sendable, Equatable {
  /// The size of the screen, in points.
  package var screenSize: CGSize
  /// The radius of the display's corners, in points.
  package var cornerRadius: CGFloat
  /// Whether the device has a home button below its screen when held upright.
  package var hasHomeButton: Bool
  /// Whether the device is an iPad.
  package var isPad: Bool

  /// Creates a frame for a screen as it is held.
  package init(screenSize: CGSize, cornerRadius: CGFloat, hasHomeButton: Bool, isPad: Bool) {
    self.screenSize = screenSize
    self.cornerRadius = cornerRadius
    self.hasHomeButton = hasHomeButton
    self.isPad = isPad
  }

  /// Whether the device lies on its side; the home button is then at the right, as in
  /// `landscapeRight`, where the housing is at the left.
  private var isLandscape: Bool { screenSize.width > screenSize.height }

  /// The widths of the body around the screen, in points: along the screen's short ends and its
  /// long sides.
  private var rims: (end: CGFloat, side: CGFloat) {
    let short = min(screenSize.width, screenSize.height)
    if hasHomeButton { return isPad ? (short * 0.12, short * 0.045) : (short * 0.27, short * 0.06) }
    return isPad ? (24, 24) : (14, 14)
  }

  /// The empty space outside the body, in points, in which buttons stand out.
  private static let margin: CGFloat = 16

  /// Where the screen stands in the picture, in points.
  package var screenOrigin: CGPoint {
    let rims = rims
    return isLandscape
      ? CGPoint(x: Self.margin + rims.end, y: Self.margin + rims.side)
      : CGPoint(x: Self.margin + rims.side, y: Self.margin + rims.end)
  }

  /// The size of the whole picture, in points.
  package var size: CGSize {
    CGSize(
      width: screenSize.width + 2 * screenOrigin.x, height: screenSize.height + 2 * screenOrigin.y)
  }

  private var bodyRect: CGRect {
    CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
  }

  private var bodyRadius: CGFloat {
    if cornerRadius > 0 { return cornerRadius + min(rims.side, rims.end) }
    return min(screenSize.width, screenSize.height) * (isPad ? 0.05 : 0.14)
  }

  /// What is drawn below the screen.
  package var commands: [DrawingCommand] {
    let metal = Color(white: 0.62)
    let body = Path.continuousRoundedRect(bodyRect, radius: bodyRadius)
    let rim = bodyRect.insetBy(dx: -3, dy: -3)
    let edge = Path.continuousRoundedRect(rim, radius: bodyRadius + 3)
    return buttons(color: metal)
      + [.fill(edge, .color(metal)), .fill(body, .color(Glass.black))]
      + homeButton()
  }

  /// The buttons of a phone: volume at the left, lock at the right, turned with the device.
  private func buttons(color: Color) -> [DrawingCommand] {
    guard !isPad else { return [] }
    let long = max(screenSize.width, screenSize.height)
    let places: [(isLeft: Bool, start: CGFloat, length: CGFloat)] = [
      (true, 0.14, 0.04), (true, 0.21, 0.075), (true, 0.30, 0.075), (false, 0.23, 0.12),
    ]
    return places.map { place in
      let along = place.start * long
      let length = place.length * long
      let rect: CGRect
      if isLandscape {
        // Turned to the left: what was at the top is at the left, the left side is at the bottom.
        let y = place.isLeft ? bodyRect.maxY : bodyRect.minY - 6
        rect = CGRect(x: screenOrigin.x + along, y: y, width: length, height: 6)
      } else {
        let x = place.isLeft ? bodyRect.minX - 6 : bodyRect.maxX
        rect = CGRect(x: x, y: screenOrigin.y + along, width: 6, height: length)
      }
      return .fill(Path.roundedRect(rect, radius: 2), .color(color))
    }
  }

  /// The ring of the home button and the slit of the receiver.
  private func homeButton() -> [DrawingCommand] {
    guard hasHomeButton else { return [] }
    let grey = Color(white: 0.3)
    let end = rims.end
    let diameter = end * 0.58
    let button: CGPoint
    let slit: CGRect
    if isLandscape {
      button = CGPoint(x: bodyRect.maxX - end / 2, y: bodyRect.midY)
      slit = CGRect(x: bodyRect.minX + end / 2 - 2, y: bodyRect.midY - 26, width: 4, height: 52)
    } else {
      button = CGPoint(x: bodyRect.midX, y: bodyRect.maxY - end / 2)
      slit = CGRect(x: bodyRect.midX - 26, y: bodyRect.minY + end / 2 - 2, width: 52, height: 4)
    }
    let ring = CGRect(
      x: button.x - diameter / 2, y: button.y - diameter / 2, width: diameter, height: diameter)
    return [
      .stroke(Path.roundedRect(ring, radius: diameter / 2), grey, width: 2),
      .fill(Path.roundedRect(slit, radius: 2), .color(grey)),
    ]
  }
}
