import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
  /// Changes the layer's geometry and updates everything that depends on it.
  func changeGeometry(_ change: (CALayer) -> Void) {
    Runtime.animation.willChange(self)
    let layer = ownLayer
    let oldBounds = layer.bounds
    let oldFrame = layer.frame
    layer.isChangedByOwner = true
    change(layer)
    layer.isChangedByOwner = false
    let bounds = layer.bounds
    if bounds != oldBounds { boundsDidChange(from: oldBounds, to: bounds) }
    if layer.frame != oldFrame {
      positionInSuperviewDidChange()
      framesOfMaskChanged()
    }
    if margins.preservesSuperview { updateLayoutMargins() }
    layer.geometryObserver?.didChange(layer)
  }

  private func boundsDidChange(from old: CGRect, to new: CGRect) {
    if old.size != new.size {
      framesOfMaskChanged()
      layoutNumbersChanged()
      resizeSubviews(from: old.size)
      setNeedsLayout()
      markSuperviewForLayout()
      if owningViewController != nil { updateLayoutMargins() }
    }
    if old.origin != new.origin {
      markSubviewsForSafeArea()
      layoutNumbersChanged()
    }
    boundsWereChanged(from: old)
  }

  private func resizeSubviews(from old: CGSize) {
    guard layoutState.autoresizesSubviews else { return }
    let new = bounds.size
    forEachSubview { view in
      let mask = view.autoresizingMask
      if mask == [] { return }
      let rect = view.untransformedFrame
      let resized = Autoresizing.frame(rect, mask: mask, from: old, to: new)
      if resized != rect { view.untransformedFrame = resized }
    }
  }

  /// The view's rectangle in its superview as if it had no transform.
  var untransformedFrame: CGRect {
    get {
      if transform.isIdentity { return frame }
      let size = bounds.size
      let anchor = layer.anchorPoint
      return CGRect(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      if transform.isIdentity {
        frame = newValue
      } else {
        bounds.size = newValue.size
        let anchor = layer.anchorPoint
        center = CGPoint(
          x: newValue.minX + anchor.x * newValue.width,
          y: newValue.minY + anchor.y * newValue.height)
      }
    }
  }

  func fitSize() {
    let rect = untransformedFrame
    untransformedFrame = CGRect(origin: rect.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: Points of other views

  /// Returns a point of this view in another one; `nil` is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? outermost).layer)
  }

  /// Returns a point of another view in this one; `nil` is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? outermost).layer)
  }

  /// Returns a rectangle of this view in another one; `nil` is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? outermost).layer)
  }

  /// Returns a rectangle of another view in this one; `nil` is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? outermost).layer)
  }

  /// The window, or the root of the view hierarchy outside one.
  private var outermost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  // MARK: Coordinate spaces

  /// Returns a point of this view in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    // The superspace of windows is the screen's.
    return coordinateSpace.convert(layer.convert(point, to: nil), from: ScreenSpace.shared)
  }

  /// Returns a point of another space in this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return layer.convert(coordinateSpace.convert(point, to: ScreenSpace.shared), from: nil)
  }

  /// Returns a rectangle of this view in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(layer.convert(rect, to: nil), from: ScreenSpace.shared)
  }

  /// Returns a rectangle of another space in this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return layer.convert(coordinateSpace.convert(rect, to: ScreenSpace.shared), from: nil)
  }
}
