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
  /// Whether a device on its side lies on its right side, as in `landscapeLeft`.
  package var isTopAtRight: Bool

  /// Creates a frame for a screen as it is held.
  package init(
    screenSize: CGSize, cornerRadius: CGFloat, hasHomeButton: Bool, isPad: Bool,
    isTopAtRight: Bool = false
  ) {
    self.screenSize = screenSize
    self.cornerRadius = cornerRadius
    self.hasHomeButton = hasHomeButton
    self.isPad = isPad
    self.isTopAtRight = isTopAtRight
  }

  /// Whether the device lies on its side.
  ///
  /// The interface's `landscapeRight` has the home button at
  /// the right and so the device's top at the left; `landscapeLeft` has it the other way round.
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

  /// The screen's commands at their place in the picture, cut off where the body ends.
  package func placed(_ screen: [DrawingCommand]) -> DrawingCommand {
    let origin = screenOrigin
    return .group(
      Group(
        clip: .continuousRoundedRect(bodyRect, radius: bodyRadius),
        commands: [
          .group(
            Group(
              transform: .translation(x: origin.x, y: origin.y),
              clip: Path(CGRect(origin: .zero, size: screenSize)), commands: screen))
        ]))
  }

  /// What is drawn around the screen, and over its corners.
  ///
  /// The body comes after the screen, with a hole for it: bars that blur what lies below would let
  /// the body's black in.
  package var commands: [DrawingCommand] {
    let metal = Color(white: 0.62)
    let rim = bodyRect.insetBy(dx: -3, dy: -3)
    return buttons(color: metal)
      + [
        .fill(aroundScreen(rim, radius: bodyRadius + 3), .color(metal)),
        .fill(aroundScreen(bodyRect, radius: bodyRadius), .color(Glass.black)),
      ] + homeButton()
  }

  /// A rounded rectangle with a hole in the shape of the screen, by non-zero winding.
  private func aroundScreen(_ rect: CGRect, radius: CGFloat) -> Path {
    let screen = Path.continuousRoundedRect(
      CGRect(origin: screenOrigin, size: screenSize), radius: cornerRadius)
    let body = Path.continuousRoundedRect(rect, radius: radius)
    return Path(body.elements + screen.reversed().elements)
  }

  /// A part of a device with its top at the left, mirrored where the top is at the right.
  private func turned(_ rect: CGRect) -> CGRect {
    guard isTopAtRight else { return rect }
    return CGRect(
      x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
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
        // With the top at the left, the device's left side is at the bottom.
        let y = place.isLeft != isTopAtRight ? bodyRect.maxY : bodyRect.minY - 6
        rect = turned(CGRect(x: screenOrigin.x + along, y: y, width: length, height: 6))
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
    var ring = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    var slit: CGRect
    if isLandscape {
      ring.origin = CGPoint(
        x: bodyRect.maxX - (end + diameter) / 2, y: bodyRect.midY - diameter / 2)
      slit = CGRect(x: bodyRect.minX + end / 2 - 2, y: bodyRect.midY - 26, width: 4, height: 52)
      ring = turned(ring)
      slit = turned(slit)
    } else {
      ring.origin = CGPoint(
        x: bodyRect.midX - diameter / 2, y: bodyRect.maxY - (end + diameter) / 2)
      slit = CGRect(x: bodyRect.midX - 26, y: bodyRect.minY + end / 2 - 2, width: 52, height: 4)
    }
    return [
      .stroke(Path.roundedRect(ring, radius: diameter / 2), grey, width: 2),
      .fill(Path.roundedRect(slit, radius: 2), .color(grey)),
    ]
  }
}
