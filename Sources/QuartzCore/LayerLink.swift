/// The reference of a layer to its superlayer, which keeps the layer alive and clears the reference when
/// it is deallocated.
struct LayerLink {
  private var link: Unmanaged<CALayer>?

  init() {}

  init(_ layer: CALayer) {
    unsafe link = Unmanaged.passUnretained(layer)
  }

  /// The layer.
  var layer: CALayer? { unsafe link?.takeUnretainedValue() }

  /// Returns whether the link refers to a layer.
  @inline(__always)
  func names(_ layer: CALayer) -> Bool {
    unsafe link?.toOpaque() == Unmanaged.passUnretained(layer).toOpaque()
  }
}
