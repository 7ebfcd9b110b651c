/// How sublayers name the layer that they are in: empty when it is gone.
@MainActor
final class LayerReference {
  nonisolated(unsafe) private unowned(unsafe) var named: CALayer?

  init(_ layer: CALayer) {
    unsafe named = layer
  }

  /// The layer.
  var layer: CALayer? { unsafe named }

  /// Forgets the layer, which calls this when it ends.
  nonisolated func end() { unsafe named = nil }
}
