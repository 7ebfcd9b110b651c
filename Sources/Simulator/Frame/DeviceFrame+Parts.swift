import DisplayList
import Foundation

/// The parts on the body, rotated with the device.
extension DeviceFrame {
  /// The color of barely visible parts of the black front.
  private static let dim: Color = .init(white: 0.3)

  /// Returns a rectangle of the device in portrait in the coordinates of its orientation.
  ///
  /// `rect` is in points from the screen's top left corner in portrait.
  private func oriented(_ rect: CGRect) -> CGRect {
    guard isLandscape else { return rect.offsetBy(dx: screenOrigin.x, dy: screenOrigin.y) }
    // With the device's top at the left, its right side is at the top.
    let short = screenSize.height
    let turned = CGRect(
      x: screenOrigin.x + rect.minY, y: screenOrigin.y + short - rect.maxX, width: rect.height,
      height: rect.width)
    guard isTopAtRight else { return turned }
    return CGRect(
      x: size.width - turned.maxX, y: size.height - turned.maxY, width: turned.width,
      height: turned.height)
  }

  private var shortSide: CGFloat { min(screenSize.width, screenSize.height) }
  private var longSide: CGFloat { max(screenSize.width, screenSize.height) }

  /// Returns the frame of a button, in points from the screen's top left corner in portrait.
  ///
  /// - Parameter depth: The distance by which it protrudes from the body; a negative depth extends
  ///   into it.
  private func rect(of button: HousingDesign.Button, depth: CGFloat) -> CGRect {
    let start = button.start * longSide
    let length = button.length * longSide
    let thickness = abs(depth)
    switch button.edge {
    case .top:
      let y = depth > 0 ? -rims.end - depth : -rims.end
      return CGRect(x: start, y: y, width: length, height: thickness)
    case .left:
      let x = depth > 0 ? -rims.side - depth : -rims.side
      return CGRect(x: x, y: start, width: thickness, height: length)
    case .right:
      let x = shortSide + rims.side - (depth > 0 ? 0 : thickness)
      return CGRect(x: x, y: start, width: thickness, height: length)
    }
  }

  /// Returns the commands that draw the buttons that protrude from the edge; drawn below the body.
  func raisedButtons() -> [DrawingCommand] {
    let depth = design.body.edgeWidth + 3
    return design.buttons.filter { !$0.isFlush }.map { button in
      .fill(
        Path.roundedRect(oriented(rect(of: button, depth: depth)), radius: 2), .color(Self.metal))
    }
  }

  /// Returns the commands that draw the buttons that are flush with the edge; drawn over it.
  func flushButtons() -> [DrawingCommand] {
    design.buttons.filter(\.isFlush).map { button in
      .fill(
        Path.roundedRect(
          oriented(rect(of: button, depth: design.body.edgeWidth).insetBy(dx: 0.5, dy: 0)),
          radius: 1.5),
        .color(Self.dim))
    }
  }

  /// Returns the commands that draw the ring of the home button.
  func homeButton() -> [DrawingCommand] {
    guard hasHomeButton else { return [] }
    let diameter = min(rims.end * 0.62, shortSide * (isPad ? 0.075 : 0.19))
    let ring = oriented(
      CGRect(
        x: (shortSide - diameter) / 2, y: longSide + (rims.end - diameter) / 2, width: diameter,
        height: diameter))
    return [.stroke(Path.roundedRect(ring, radius: diameter / 2), Self.dim, width: 2)]
  }

  /// Returns the commands that draw the receiver's slot of a phone, or the camera.
  func front() -> [DrawingCommand] {
    switch design.front {
    case .plain: return []
    case .receiver(let isCameraAbove):
      let slot = CGRect(x: shortSide / 2 - 26, y: -rims.end / 2 - 2, width: 52, height: 4)
      let camera =
        isCameraAbove
        ? CGRect(x: slot.midX - 4, y: slot.midY - 30, width: 8, height: 8)
        : CGRect(x: slot.minX - 26, y: slot.midY - 4, width: 8, height: 8)
      return [(slot, 2), (camera, 4)].map { rect, radius in
        .fill(Path.roundedRect(oriented(rect), radius: radius), .color(Self.dim))
      }
    case .camera(let edge):
      let diameter = min(8, min(rims.end, rims.side) * 0.42)
      let middle =
        edge == .top
        ? CGPoint(x: shortSide / 2, y: -rims.end / 2)
        : CGPoint(x: shortSide + rims.side / 2, y: longSide / 2)
      let dot = oriented(
        CGRect(
          x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter)
      )
      return [.fill(Path.roundedRect(dot, radius: diameter / 2), .color(Self.dim))]
    }
  }
}
