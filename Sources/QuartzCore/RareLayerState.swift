import CoreGraphics

/// What few layers have, made when the first of it is set: most layers never pay for it.
@MainActor
final class RareLayerState {
  var shadow = LayerShadow()
  var mask: CALayer?
  var timing = MediaTiming()
  var animations: LayerAnimations?
  var actions: [String: any CAAction]?
  /// The layer's transform, where it is more than an affine one.
  var transform: CATransform3D?
  var sublayerTransform: CATransform3D?
  /// Values for names that are none of the class's properties.
  var values: [String: Any] = [:]
  var isDoubleSided = true
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  /// The layer that this one presents.
  weak var model: CALayer?

  /// A copy for another layer, without mask, animations and sublayers' links.
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
  /// The rare state, which is made if there is none yet.
  var rare: RareLayerState {
    if let storedRare { return storedRare }
    let made = RareLayerState()
    storedRare = made
    return made
  }
}
