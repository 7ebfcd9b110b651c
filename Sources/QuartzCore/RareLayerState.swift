import CoreGraphics

/// The state that few layers have, allocated when the first of it is set, so that other layers do not pay for
/// it.
@MainActor
final class RareLayerState {
  var shadow = LayerShadow()
  var mask: CALayer?
  var timing = MediaTiming()
  var animations: LayerAnimations?
  var actions: [String: any CAAction]?
  /// The layer's transform, if it is not affine.
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  /// Values for keys that are not properties of the class.
  var values: [String: Any] = [:]
  var isDoubleSided = true
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  /// The layer whose presentation this one is.
  weak var model: CALayer?

  /// Returns a copy for another layer, without the mask, the animations and the links to sublayers.
  func copy() -> RareLayerState {
    let copy = RareLayerState()
    copy.shadow = shadow
    copy.timing = timing
    copy.transform = transform
    copy.sublayerTransform = sublayerTransform
    copy.values = values
    copy.isDoubleSided = isDoubleSided
    copy.isOpaque = isOpaque
    copy.shouldRasterize = shouldRasterize
    copy.rasterizationScale = rasterizationScale
    return copy
  }
}

extension CALayer {
  /// The rare state, which is allocated if necessary.
  var rare: RareLayerState {
    if let storedRare { return storedRare }
    let made = RareLayerState()
    storedRare = made
    return made
  }
}
