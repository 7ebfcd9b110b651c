public import Foundation
import QuartzCore

/// A view that blurs and tints the content below it, and shows its own content above.
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropLayer()
  private let content = UIView()
  private var storedEffect: UIVisualEffect?
  /// A blur without a public name, which replaces the effect.
  private var unnamed: Material?

  /// Creates a view with an effect; `nil` for no effect.
  public init(effect: UIVisualEffect?) {
    storedEffect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.insertSublayer(backdrop, at: 0)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    showEffect()
  }

  /// The view to which content is added.
  open var contentView: UIView { content }

  /// The effect; `nil` for no effect.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      storedEffect = newValue
      unnamed = nil
      showEffect()
    }
  }

  /// Fills the view with effect and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    backdrop.cornerRadius = layer.cornerRadius
    backdrop.cornerCurve = layer.cornerCurve
    backdrop.maskedCorners = layer.maskedCorners
    content.frame = bounds
  }

  /// Shows the effect for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }

  /// Shows a blur that has no public name, also under other traits.
  func show(_ material: Material) {
    unnamed = material
    showEffect()
  }

  private func showEffect() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let material = unnamed ?? (storedEffect as? UIBlurEffect)?.material(isDark: isDark)
    backdrop.isHidden = material == nil && storedEffect == nil
    guard let material else { return }
    backdrop.blurRadius = material.radius
    backdrop.saturation = material.saturation
    backdrop.tint = material.tint
  }
}
