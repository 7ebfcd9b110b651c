import CoreGraphics

extension CALayer {
  /// The layer's transform as stored: an affine one with the geometry, any other in the rare state.
  var storedTransform: CATransform3D {
    get { storedRare?.transform ?? CATransform3DMakeAffineTransform(geometry.transform) }
    set {
      storeTransform(newValue)
      geometry.transform = newValue.projection()
    }
  }

  private func storeTransform(_ transform: CATransform3D) {
    if CATransform3DIsAffine(transform) {
      storedRare?.transform = nil
    } else {
      rare.transform = transform
    }
  }

  /// The stored transform of the sublayers.
  var storedSublayerTransform: CATransform3D {
    get { storedRare?.sublayerTransform ?? CATransform3DIdentity }
    set { rare.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue }
  }

  func changeTransform(to transform: CATransform3D) {
    let action = beginChange("transform")
    storeTransform(transform)
    changeGeometry { $0.store { $0.transform = transform.projection() } }
    action?.run()
  }

  func setMask(_ mask: CALayer?) {
    precondition(mask !== self, "a layer cannot be its own mask")
    guard mask != nil || storedRare != nil else { return }
    mask?.detachFromSuperlayer()
    rare.mask = mask
  }

  /// The transform from the layer's coordinate space to its superlayer's, projected onto the screen (S14.19).
  var placement: CGAffineTransform {
    guard let superlayer = parent.layer, let around = superlayer.storedRare?.sublayerTransform
    else {
      return geometry.toSuperlayer
    }
    let (bounds, anchor) = (superlayer.geometry.bounds, superlayer.geometry.anchorPoint)
    let center = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    // Translates from the layer's anchor point to the superlayer's.
    let own = CATransform3DConcat(
      storedTransform,
      CATransform3DMakeTranslation(
        geometry.position.x - center.x, geometry.position.y - center.y, geometry.zPosition))
    let seen = CATransform3DConcat(own, around).projection()
    let pivot = CGPoint(
      x: geometry.bounds.minX + geometry.anchorPoint.x * geometry.bounds.width,
      y: geometry.bounds.minY + geometry.anchorPoint.y * geometry.bounds.height)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(seen)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Copies the state of another layer without its tree, mask, animations and delegate.
  func copyState(of other: CALayer) {
    geometry = other.geometry
    appearance = other.appearance
    drawing = other.drawing
    name = other.name
    storedRare = other.storedRare?.copy()
  }
}
