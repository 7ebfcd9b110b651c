package import DisplayList
package import Foundation

/// A tint over the area outside a safe area.
package struct SafeAreaOverlay: Sendable, Equatable {
  /// The view that has the safe area, in points of the screen.
  package var frame: CGRect
  /// The safe part of it, in points of the screen.
  package var safeRect: CGRect

  /// Creates an overlay for a view and the safe part of it, both in points of the screen.
  package init(frame: CGRect, safeRect: CGRect) {
    self.frame = frame
    self.safeRect = safeRect
  }

  /// Four translucent bands around the safe rectangle, and its outline.
  package var commands: [DrawingCommand] {
    let tint = Color(red: 1, green: 0.18, blue: 0.33, alpha: 0.28)
    let line = Color(red: 1, green: 0.18, blue: 0.33, alpha: 0.9)
    let bands = [
      CGRect(
        x: frame.minX, y: frame.minY, width: frame.width, height: safeRect.minY - frame.minY),
      CGRect(
        x: frame.minX, y: safeRect.maxY, width: frame.width, height: frame.maxY - safeRect.maxY),
      CGRect(
        x: frame.minX, y: safeRect.minY, width: safeRect.minX - frame.minX,
        height: safeRect.height),
      CGRect(
        x: safeRect.maxX, y: safeRect.minY, width: frame.maxX - safeRect.maxX,
        height: safeRect.height),
    ]
    return bands.filter { $0.width > 0 && $0.height > 0 }
      .map { .fill(Path($0), .color(tint)) }
      + [.stroke(Path(safeRect.insetBy(dx: 0.5, dy: 0.5)), line, width: 1)]
  }
}
