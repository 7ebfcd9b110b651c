import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Creates the layer of a new view.
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
    viewAppearance.backgroundColor = color
    resolveColors()
  }

  /// Sets the layer's color to the background color in the current traits.
  func resolveColors() {
    ownLayer.backgroundColor =
      viewAppearance.backgroundColor?.resolvedColor(with: traitCollection).cgColor
    guard viewAppearance.adaptsToBackdrop || ownLayer.backdrop != nil else { return }
    let backdrop: LayerBackdrop = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    layer.backdrop = viewAppearance.adaptsToBackdrop ? backdrop : nil
  }

  /// Makes the view's grays light over dark content and dark over light content, as in the bars of
  /// iOS 26.
  ///
  /// - Parameter area: The view below whose bounds the content is evaluated; `nil` uses the view
  ///   itself. Views of one bar that evaluate the same area are light or dark together.
  package func setAdaptsToBackdrop(_ adapts: Bool, judging area: UIView? = nil) {
    viewAppearance.adaptsToBackdrop = adapts
    layer.backdropLayer = area?.layer
    resolveColors()
  }

  /// Applies the tint and background color of an appearance proxy if the view has none of its own.
  func applyColors(of proxy: UIView) {
    if viewAppearance.tintColor == nil, let tint = proxy.viewAppearance.tintColor {
      tintColor = tint
    }
    if viewAppearance.backgroundColor == nil, let color = proxy.viewAppearance.backgroundColor {
      backgroundColor = color
    }
  }

  func setContentMode(_ mode: ContentMode) {
    viewAppearance.contentMode = mode
    ownLayer.contentsGravity = mode.gravity
    ownLayer.needsDisplayOnBoundsChange = mode == .redraw
  }

  var effectiveTintColor: UIColor {
    viewAppearance.tintColor ?? superviewLink.with { $0.tintColor } ?? .systemBlue
  }

  func setTintColor(_ color: UIColor?) {
    viewAppearance.tintColor = color
    notifyOfTintColor()
  }

  private func notifyOfTintColor() {
    tintColorDidChange()
    forEachSubview { if $0.viewAppearance.tintColor == nil { $0.notifyOfTintColor() } }
  }

  /// Notifies the subtree after a move, if an ancestor has its own tint color.
  func tintColorMayHaveChanged() {
    guard viewAppearance.tintColor == nil else { return }
    let tint = effectiveTintColor
    if tint !== UIColor.systemBlue, tint != .systemBlue { notifyOfTintColor() }
  }

  func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}
