package import DisplayList
package import Foundation

/// The device drawn around its screen.
///
/// The shapes are schematic: the body, a metal edge, the buttons and the visible parts of the
/// front. They identify a device; they are not to scale.
package struct DeviceFrame: Sendable, Equatable {
  /// The size of the screen, in points.
  package var screenSize: CGSize
  /// The radius of the display's corners, in points.
  package var cornerRadius: CGFloat
  /// Whether the device has a home button, which is below its screen in portrait.
  package var hasHomeButton: Bool
  /// Whether the device is an iPad.
  package var isPad: Bool
  /// Whether a device in landscape has its top at the right, as in `landscapeLeft`.
  package var isTopAtRight: Bool
  /// The body, its buttons and the visible parts of its front.
  package var design: HousingDesign

  /// Creates a frame for a screen in its orientation; without a design it is that of the family's newest
  /// devices.
  package init(
    screenSize: CGSize, cornerRadius: CGFloat, hasHomeButton: Bool, isPad: Bool,
    isTopAtRight: Bool = false, design: HousingDesign? = nil
  ) {
    self.screenSize = screenSize
    self.cornerRadius = cornerRadius
    self.hasHomeButton = hasHomeButton
    self.isPad = isPad
    self.isTopAtRight = isTopAtRight
    self.design =
      design ?? HousingDesign(name: "", year: 0, isPad: isPad, hasHomeButton: hasHomeButton)
  }

  /// Whether the device is in landscape.
  ///
  /// The interface's `landscapeRight` has the home button at the right and so the device's top at the
  /// left; `landscapeLeft` has it the other way around.
  var isLandscape: Bool { screenSize.width > screenSize.height }

  /// The widths of the body around the screen, in points: along the screen's short ends and its
  /// long sides.
  var rims: (end: CGFloat, side: CGFloat) {
    let short = min(screenSize.width, screenSize.height)
    return ((short * design.body.end).rounded(), (short * design.body.side).rounded())
  }

  /// The empty space outside the body, in points, in which buttons protrude.
  static let margin: CGFloat = 16

  /// The origin of the screen in the picture, in points.
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

  var bodyRect: CGRect {
    CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
  }

  private var bodyRadius: CGFloat {
    if let radius = design.body.radius {
      return min(screenSize.width, screenSize.height) * radius
    }
    return cornerRadius + min(rims.side, rims.end)
  }

  /// Returns the screen's commands at their position in the picture, clipped to the body.
  package func positioned(_ screen: [DrawingCommand]) -> DrawingCommand {
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

  /// The body around the screen and over its corners.
  ///
  /// The body is drawn after the screen, with a hole for it: otherwise bars that blur the content
  /// below would include the body's black.
  package var commands: [DrawingCommand] {
    let edge = design.body.edgeWidth
    let rim = bodyRect.insetBy(dx: -edge, dy: -edge)
    return raisedButtons()
      + [
        .fill(aroundScreen(rim, radius: bodyRadius + edge), .color(Self.metal)),
        .fill(aroundScreen(bodyRect, radius: bodyRadius), .color(Glass.black)),
      ] + flushButtons() + homeButton() + front()
  }

  static let metal: Color = .init(white: 0.62)

  /// Returns a rounded rectangle with a hole in the shape of the screen, by non-zero winding.
  private func aroundScreen(_ rect: CGRect, radius: CGFloat) -> Path {
    let screen = Path.continuousRoundedRect(
      CGRect(origin: screenOrigin, size: screenSize), radius: cornerRadius)
    let body = Path.continuousRoundedRect(rect, radius: radius)
    return Path(body.elements + screen.reversed().elements)
  }
}
