import CoreGraphics
package import DisplayList

/// A layer that shows what another one showed.
package final class SnapshotLayer: CALayer {
  /// What was shown, in the space of the other layer.
  package var snapshot: [DrawingCommand] = []
  /// The part that is shown, in the space of the other layer.
  package var source = CGRect.zero
  /// The edges that keep their size.
  package var caps = StretchedParts()

  /// Returns the part, stretched over the bounds.
  package override func contentCommands() -> [DrawingCommand] {
    caps.commands(snapshot, of: source, in: bounds)
  }
}
