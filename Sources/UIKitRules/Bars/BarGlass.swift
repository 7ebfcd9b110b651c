package import Foundation

/// The glass below the items of a bar, from iOS 26 on.
package struct BarGlass: Equatable, Sendable {
  /// The height of glass, in points: buttons of iOS 26 are 44 points high (S3.38).
  package static let height: CGFloat = 44

  /// The frames of the pieces.
  package private(set) var frames: [CGRect] = []

  /// Adds the glass below an item: extends the previous item's piece, or begins another one.
  package mutating func add(_ frame: CGRect, joinsPrevious: Bool) {
    if joinsPrevious, let last = frames.popLast() {
      frames.append(last.union(frame))
    } else {
      frames.append(frame)
    }
  }
}
