import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

/// The background of a bar: a blurred, tinted copy of the content below, and a hairline.
final class _UIBarBackground: UIView {
  /// The fill of the strip.
  var fill = Fill.material {
    didSet { if fill != oldValue { show() } }
  }
  /// Whether strip and hairline are hidden.
  var isClear = false {
    didSet { if isClear != oldValue { show() } }
  }
  /// Whether content fades out below a transparent strip, as on iOS 26.
  var fades = false {
    didSet { if fades != oldValue { showFade() } }
  }
  /// The shadow image that replaces the hairline; an empty one removes it.
  var shadow: UIImage? {
    didSet {
      guard shadow !== oldValue else { return }
      shadowImageView.image = shadow
      setNeedsLayout()
      show()
    }
  }
  private let shadowImageView = UIImageView()
  private var fade: ScrollEdgeFade?
  private let edge: BarEdge
  private let blur = UIVisualEffectView(effect: nil)
  private let hairline = UIView()
  private let imageView = UIImageView()

  /// Constants for the fill of a strip.
  enum Fill: Equatable {
    case material
    case tinted(UIColor)
    case opaque(UIColor)
    case custom(effect: UIBlurEffect?, color: UIColor?, image: UIImage?, hairline: UIColor?)
  }

  /// Shows a material, a tint or an opaque color, for a bar whose app has set no appearance.
  ///
  /// On iOS 26 a translucent bar without a tint is transparent, and content fades out below it.
  func show(
    isTranslucent: Bool, tint: UIColor?, design: BarDesign, edgeFade: EdgeFade,
    isAtScrollEdge: Bool
  ) {
    guard isTranslucent else {
      fill = .opaque(tint ?? .systemBackground)
      isClear = false
      fades = false
      return
    }
    fill = tint.map { .tinted($0) } ?? .material
    let isGlass = design == .glass && tint == nil
    isClear = (isGlass && edgeFade != .hard) || isAtScrollEdge
    fades = isGlass && edgeFade == .soft && !isAtScrollEdge
  }

  /// Shows the background of an appearance.
  func show(_ backdrop: BarBackdrop, isClear: Bool) {
    fill = .custom(
      effect: backdrop.effect, color: backdrop.color, image: backdrop.image,
      hairline: backdrop.hairline)
    self.isClear = isClear
    fades = false
  }

  init(hairline edge: BarEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.isHidden = true
    for view in [blur, imageView, hairline, shadowImageView] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    imageView.frame = bounds
    fade?.frame = bounds
    // The hairline is outside the strip, one pixel high.
    let height = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
    let length = shadow?.size.height ?? 0
    shadowImageView.frame = CGRect(
      x: 0, y: edge == .bottom ? bounds.height : -length, width: bounds.width, height: length)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    show()
  }

  private func showFade() {
    fade?.removeFromSuperview()
    fade = fades ? ScrollEdgeFade(toward: edge) : nil
    if let fade { addSubview(fade) }
    setNeedsLayout()
  }

  private func show() {
    blur.isHidden = isClear
    hairline.isHidden = isClear
    imageView.isHidden = true
    let isModern = systemVersion.metrics.hasChromeMaterial
    hairline.backgroundColor = BarBackdrop.standardHairline
    switch fill {
    case .material:
      blur.backgroundColor = nil
      blur.effect = UIBlurEffect(style: isModern ? .systemChromeMaterial : .extraLight)
    case .tinted(let color):
      blur.backgroundColor = nil
      blur.effect = UIBlurEffect(style: .systemChromeMaterial)
      var material = Material(
        .systemChromeMaterial, isDark: traitCollection.userInterfaceStyle == .dark)
      // The maximum opacity of a translucent bar's tint; estimated.
      material.tint = color.displayColor(with: traitCollection)
      material.tint.alpha = min(material.tint.alpha, 0.85)
      blur.show(material)
    case .opaque(let color):
      blur.effect = nil
      blur.backgroundColor = color
    case .custom(let effect, let color, let image, let shadow):
      blur.effect = effect
      blur.backgroundColor = color
      imageView.image = image
      imageView.isHidden = isClear || image == nil
      hairline.isHidden = isClear || shadow == nil
      hairline.backgroundColor = shadow
    }
    shadowImageView.isHidden = isClear
    if self.shadow != nil { hairline.isHidden = true }
  }
}
