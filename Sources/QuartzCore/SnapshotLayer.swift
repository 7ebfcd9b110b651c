import CoreGraphics
package import DisplayList

/// A layer that shows the recorded drawing of another layer.
package final class SnapshotLayer: CALayer {
  /// The recorded drawing, in the other layer's coordinate space.
  package var snapshot: [DrawingCommand] = []
  /// The part that is shown, in the other layer's coordinate space.
  package var source = CGRect.zero
  /// The edges that are not stretched.
  package var caps = StretchedParts()

  /// Returns the drawing of the part, stretched to the bounds.
  package override func contentCommands() -> [DrawingCommand] {
    caps.commands(snapshot, of: source, in: bounds)
  }
}
