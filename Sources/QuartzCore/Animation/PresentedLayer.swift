/// A layer while it has the values of its animations, and the values that it has otherwise.
@MainActor
struct PresentedLayer {
  let layer: CALayer
  private let saved = SavedValues()

  /// The stored values before the animations, in the order of their change.
  @MainActor
  private final class SavedValues {
    var entries: [(path: LayerKeyPath, value: AnimatableValue?)] = []
  }

  init(_ layer: CALayer) {
    self.layer = layer
  }

  /// Gives the layer a value, which ``restore()`` takes back.
  func set(_ value: AnimatableValue, for path: LayerKeyPath) {
    let whole = LayerKeyPath(path.property)
    saved.entries.append((whole, layer.storedValue(whole)))
    layer.store(value, for: path)
  }

  /// Gives the layer its own values again.
  func restore() {
    for entry in saved.entries.reversed() { layer.store(entry.value, for: entry.path) }
  }
}
