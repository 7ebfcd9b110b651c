import DisplayList
import Foundation

/// The receiver's slot and the front camera of a phone without a home button.
///
/// They are drawn only with the device around the screen, because a screenshot does not contain
/// them. Their positions are estimated from product photographs.
extension Glass {
  private static let slot: Color = .init(white: 0.22)
  private static let lensRim: Color = .init(white: 0.15)
  private static let lens: Color = .init(red: 0.05, green: 0.07, blue: 0.16)

  /// Returns the commands, in points of the screen in its orientation; the slot may be outside the screen.
  func sensorCommands() -> [DrawingCommand] {
    switch housing {
    case .none:
      return []
    case .notch(let rect):
      let length = max(rect.width, rect.height)
      // The notch of 2021 is narrower: its slot is above it, its camera on the other side.
      guard length > 190 else {
        return slotCommands(rect, depth: -5) + lensCommands(rect, along: -0.3 * length, depth: 15)
      }
      return slotCommands(rect, depth: 10) + lensCommands(rect, along: 0.27 * length, depth: 14)
    case .dynamicIsland(let rect):
      let (length, height) = (max(rect.width, rect.height), min(rect.width, rect.height))
      let depth = min(rect.minX, rect.minY, size.width - rect.maxX) + height / 2
      return slotCommands(rect, depth: -5)
        + lensCommands(rect, along: (length - height) / 2, depth: depth)
    }
  }

  private func slotCommands(_ housing: CGRect, depth: CGFloat) -> [DrawingCommand] {
    let isUpright = housing.width >= housing.height
    let center = point(in: housing, along: 0, depth: depth)
    let size = isUpright ? CGSize(width: 50, height: 4) : CGSize(width: 4, height: 50)
    let rect = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    return [.fill(Path.roundedRect(rect, radius: 2), .color(Self.slot))]
  }

  private func lensCommands(
    _ housing: CGRect, along: CGFloat, depth: CGFloat
  ) -> [DrawingCommand] {
    let center = point(in: housing, along: along, depth: depth)
    return [(5, Self.lensRim), (3, Self.lens)].map { radius, color in
      let rect = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      return .fill(Path.roundedRect(rect, radius: radius), .color(color))
    }
  }

  /// Returns a point `along` to the right of the housing's center on a phone in portrait and `depth` below the screen's
  /// top edge, in the screen's orientation.
  private func point(in housing: CGRect, along: CGFloat, depth: CGFloat) -> CGPoint {
    if housing.width >= housing.height { return CGPoint(x: housing.midX + along, y: depth) }
    return housing.midX < size.width / 2
      ? CGPoint(x: depth, y: housing.midY - along)
      : CGPoint(x: size.width - depth, y: housing.midY + along)
  }
}
