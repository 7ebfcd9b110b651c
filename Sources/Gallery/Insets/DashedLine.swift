import DisplayList
import Foundation

/// A horizontal or vertical dashed line that is visible on any background: each dash has a light
/// rim.
struct DashedLine {
  let start: CGPoint
  let end: CGPoint

  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
  }

  private static let thickness: CGFloat = 2.5
  private static let dash: CGFloat = 10
  private static let gap: CGFloat = 6
  private static let rim: CGFloat = 1

  /// Returns the dashes, the last one truncated at the end.
  func commands(in color: Color) -> [DrawingCommand] {
    let isLevel = start.y == end.y
    let length = isLevel ? end.x - start.x : end.y - start.y
    return stride(from: 0, to: length, by: Self.dash + Self.gap).flatMap { at -> [DrawingCommand] in
      let dash = min(Self.dash, length - at)
      let rect =
        isLevel
        ? CGRect(
          x: start.x + at, y: start.y - Self.thickness / 2, width: dash, height: Self.thickness)
        : CGRect(
          x: start.x - Self.thickness / 2, y: start.y + at, width: Self.thickness, height: dash)
      return [
        .fill(
          Path(rect.insetBy(dx: -Self.rim, dy: -Self.rim)), .color(Color(white: 1, alpha: 0.85))),
        .fill(Path(rect), .color(color)),
      ]
    }
  }
}
