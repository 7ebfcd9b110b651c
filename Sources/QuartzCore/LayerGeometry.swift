import CoreGraphics

/// The position, size and transform of a layer.
struct LayerGeometry: Hashable, Sendable {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CGAffineTransform.identity

  /// The transform from the layer's own space to its superlayer's.
  var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    guard !transform.isIdentity else {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The bounding box of the transformed bounds (S8.32).
  var frame: CGRect {
    get {
      guard !transform.isIdentity else {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width,
          y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
          height: bounds.height)
      }
      return bounds.applying(toSuperlayer)
    }
    set {
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
      var size = newValue.size
      if !transform.isIdentity {
        let turned = size.applying(transform.inverted())
        size = CGSize(width: abs(turned.width), height: abs(turned.height))
      }
      bounds.size = size
    }
  }
}
