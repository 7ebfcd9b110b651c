import Foundation

extension UICollectionReusableView {
  /// Applies the geometry and the appearance of layout attributes to the view.
  func update(from attributes: UICollectionViewLayoutAttributes) {
    reuse.attributes = attributes
    if transform != attributes.transform { transform = attributes.transform }
    if transform.isIdentity {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      if bounds.size != attributes.size { bounds.size = attributes.size }
      if center != attributes.center { center = attributes.center }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    let zPosition = CGFloat(attributes.zIndex)
    if layer.zPosition != zPosition { layer.zPosition = zPosition }
    apply(attributes)
  }
}

extension UIView {
  /// Whether constraints inside the view determine its size.
  var hasConstraintsInside: Bool {
    hasConstraints || subviews.contains(where: \.hasConstraintsInside)
  }
}

extension CGFloat {
  /// Returns the number rounded up to whole pixels, in points.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    guard scale > 0, isFinite else { return self }
    // A rounding error must not add a whole pixel.
    return (self * scale - 1e-4).rounded(.up) / scale
  }
}
