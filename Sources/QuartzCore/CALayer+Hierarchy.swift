public import CoreGraphics

extension CALayer {
  /// The superlayer of the layer; `nil` if there is none.
  public var superlayer: CALayer? { parent.layer }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self, "a layer cannot be its own sublayer")
    var index = index
    if layer.parent.names(self), let old = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else {
      layer.detachFromSuperlayer()
    }
    if index >= children.count {
      children.append(layer)
    } else {
      children.insert(layer, at: index)
    }
    layer.parent = LayerLink(self)
    setNeedsLayout()
  }

  func insert(_ layer: CALayer, behind sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  func insert(_ layer: CALayer, inFrontOf sibling: CALayer?) {
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  func replace(_ old: CALayer, by new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    insert(new, at: index)
    old.detachFromSuperlayer()
  }

  func replaceChildren(_ layers: [CALayer]) {
    for child in children {
      child.parent = LayerLink()
      child.removeAnimationsIfDetached()
    }
    children = []
    for layer in layers { insert(layer, at: children.count) }
  }

  func detachFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    parent = LayerLink()
    removeAnimationsIfDetached()
  }

  func findLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = point.applying(placement.inverted())
    let isInBounds = contains(inside)
    if masksToBounds && !isInBounds { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(inside) { return found }
    }
    return isInBounds ? self : nil
  }

  /// Returns a point of another layer's space in this layer's; `nil` is the outermost space.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(conversion(from: l))
  }

  /// Returns a point of this layer's space in another layer's; `nil` is the outermost space.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(conversion(from: l).inverted())
  }

  /// Returns a rectangle of another layer's space in this layer's; `nil` is the outermost space.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(conversion(from: l))
  }

  /// Returns a rectangle of this layer's space in another layer's; `nil` is the outermost space.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(conversion(from: l).inverted())
  }

  private func conversion(from other: CALayer?) -> CGAffineTransform {
    (other?.toOutermost ?? .identity).concatenating(toOutermost.inverted())
  }

  /// The transform from this layer's space to the space around the outermost layer.
  private var toOutermost: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      result = result.concatenating(current.placement)
      layer = current.superlayer
    }
    return result
  }
}
