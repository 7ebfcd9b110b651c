/// A layer with the values of its animations, and its saved model values.
///
/// S14.3: An animation changes the presented values, never the layer's own values.
@MainActor
struct PresentedLayer {
  let layer: CALayer
  private let saved = SavedValues()

  /// The saved model values, in the order in which they were replaced.
  @MainActor
  private final class SavedValues {
    var entries: [(path: LayerKeyPath, value: AnimatableValue?)] = []
  }

  init(_ layer: CALayer) {
    self.layer = layer
  }

  /// Replaces a value of the layer until ``restore()``.
  func set(_ value: AnimatableValue, for path: LayerKeyPath) {
    let whole = LayerKeyPath(path.property)
    saved.entries.append((whole, layer.storedValue(whole)))
    layer.store(value, for: path)
  }

  /// Restores the model values of the layer.
  func restore() {
    for entry in saved.entries.reversed() { layer.store(entry.value, for: entry.path) }
  }
}
