package import DisplayList
import Foundation

extension Glass {
  /// Returns the commands that draw the notch or the island, in the hardware's black.
  func housingCommands() -> [DrawingCommand] {
    housingOutline.map { [.fill($0, .color(Self.black))] } ?? []
  }

  /// The outline of the notch or the island; `nil` on a screen without one.
  package var housingOutline: Path? {
    switch housing {
    case .none: nil
    case .dynamicIsland(let rect):
      // A capsule: the radius is half the shorter side (devices.md section 4).
      Path.roundedRect(rect, radius: min(rect.width, rect.height) / 2)
    case .notch(let rect): notchPath(rect)
    }
  }

  /// Returns the notch's outline: fillets of about 5 points where it meets the edge and corners of about 20 at its free
  /// end (devices.md section 4).
  private func notchPath(_ rect: CGRect) -> Path {
    let fillet: CGFloat = 5
    let corner: CGFloat = min(20, min(rect.width, rect.height) * 0.67)
    if rect.width >= rect.height {
      return hangingPath(from: rect.minX, to: rect.maxX, depth: rect.height, fillet, corner) {
        CGPoint(x: $0, y: $1)
      }
    }
    // In landscape the notch hangs from the left or the right edge.
    let isLeft = rect.midX < size.width / 2
    return hangingPath(from: rect.minY, to: rect.maxY, depth: rect.width, fillet, corner) {
      CGPoint(x: isLeft ? $1 : size.width - $1, y: $0)
    }
  }

  /// Returns a shape that hangs from an edge between two positions along it; `point` converts a distance along the edge
  /// and a depth to a point of the screen.
  private func hangingPath(
    from start: CGFloat, to end: CGFloat, depth: CGFloat, _ fillet: CGFloat, _ corner: CGFloat,
    point: (CGFloat, CGFloat) -> CGPoint
  ) -> Path {
    // The part of a quarter circle's radius at which a cubic's control points are.
    let k: CGFloat = 0.5523
    let f = fillet * (1 - k)
    let c = corner * (1 - k)
    return Path([
      .move(point(start - fillet, 0)),
      .curve(
        point(start, fillet), control1: point(start - f, 0), control2: point(start, f)),
      .line(point(start, depth - corner)),
      .curve(
        point(start + corner, depth), control1: point(start, depth - c),
        control2: point(start + c, depth)),
      .line(point(end - corner, depth)),
      .curve(
        point(end, depth - corner), control1: point(end - c, depth),
        control2: point(end, depth - c)),
      .line(point(end, fillet)),
      .curve(
        point(end + fillet, 0), control1: point(end, f), control2: point(end + f, 0)),
      .close,
    ])
  }

  /// Returns the commands that draw the four corners outside the display's rounded shape, in the hardware's black.
  func cornerCommands() -> [DrawingCommand] {
    guard let outline = displayOutline else { return [] }
    let bounds = CGRect(origin: .zero, size: size)
    // Winding is non-zero: the screen's rectangle runs one way, the rounded shape the other.
    return [.fill(Path(Path(bounds).elements + outline.reversed().elements), .color(Self.black))]
  }

  /// The outline of the display with its rounded corners; `nil` for a rectangular one.
  package var displayOutline: Path? {
    cornerRadius > 0
      ? Path.continuousRoundedRect(CGRect(origin: .zero, size: size), radius: cornerRadius) : nil
  }
}
