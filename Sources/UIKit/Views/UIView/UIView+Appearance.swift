import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Makes the layer of a new view.
  static func makeLayer(for view: UIView.Type) -> CALayer {
    let layerClass: AnyClass = view.layerClass
    if layerClass == CALayer.self { return CALayer() }
    guard let type = layerClass as? CALayer.Type else {
      preconditionFailure("\(view).layerClass is \(layerClass), which is not a CALayer")
    }
    return type.make(())
  }

  func setUpLayer() {
    ownLayer.owner = reference
    ownLayer.contentsScale = traits.known.displayScale
    ownLayer.setNeedsDisplay()
  }

  func setAlpha(_ alpha: CGFloat) {
    Runtime.animation.willChange(self)
    layer.opacity = Float(min(max(alpha, 0), 1))
  }

  func setBackgroundColor(_ color: UIColor?) {
    Runtime.animation.willChange(self)
    look.backgroundColor = color
    resolveColors()
  }

  /// Gives the layer the color that holds in the present traits.
  func resolveColors() {
    ownLayer.backgroundColor = look.backgroundColor?.resolvedColor(with: traitCollection).cgColor
    guard look.adaptsToBackdrop || ownLayer.ground != nil else { return }
    let ground: LayerBackdrop = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    layer.ground = look.adaptsToBackdrop ? ground : nil
  }

  /// Lets the view's grays turn light over dark content and dark over light, as bars of iOS 26 do.
  ///
  /// - Parameter area: The view below whose bounds the content is judged; `nil` is the view itself.
  ///   Views of one bar that judge the same area are light or dark together.
  package func setAdaptsToBackdrop(_ adapts: Bool, judging area: UIView? = nil) {
    look.adaptsToBackdrop = adapts
    layer.groundLayer = area?.layer
    resolveColors()
  }

  func adoptLook(of proxy: UIView) {
    if look.tintColor == nil, let tint = proxy.look.tintColor { tintColor = tint }
    if look.backgroundColor == nil, let color = proxy.look.backgroundColor {
      backgroundColor = color
    }
  }

  func setContentMode(_ mode: ContentMode) {
    look.contentMode = mode
    ownLayer.contentsGravity = mode.gravity
    ownLayer.needsDisplayOnBoundsChange = mode == .redraw
  }

  var effectiveTintColor: UIColor {
    look.tintColor ?? superviewLink.with { $0.tintColor } ?? .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    look.tintColor = color
    tellTintColor()
  }

  private func tellTintColor() {
    tintColorDidChange()
    forEachSubview { if $0.look.tintColor == nil { $0.tellTintColor() } }
  }

  /// Tells the subtree after a move, if a view above has a color of its own.
  func tintColorMayHaveChanged() {
    guard look.tintColor == nil else { return }
    let tint = effectiveTintColor
    if tint !== UIColor.systemBlue, tint != .systemBlue { tellTintColor() }
  }

  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}
