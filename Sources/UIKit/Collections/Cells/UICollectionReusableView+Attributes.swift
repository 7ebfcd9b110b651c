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
