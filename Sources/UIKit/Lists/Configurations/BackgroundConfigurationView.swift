import Foundation
import QuartzCore

/// The view that shows a background configuration behind a cell's, header's or footer's contents.
final class BackgroundConfigurationView: UIView {
  private let face = UIView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var custom: UIView?

  var configuration: UIBackgroundConfiguration {
    didSet { show() }
  }

  init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(face)
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a configuration, if there is one, for a state.
  func show(_ configuration: UIBackgroundConfiguration?, for state: any UIConfigurationState) {
    guard let configuration else { return }
    self.configuration = configuration.updated(for: state)
  }

  private func show() {
    exchange(&effectView, with: configuration.visualEffect) { UIVisualEffectView(effect: $0) }
    exchange(&imageView, with: configuration.image) { UIImageView(image: $0) }
    effectView?.effect = configuration.visualEffect
    imageView?.image = configuration.image
    imageView?.contentMode = configuration.imageContentMode
    imageView?.clipsToBounds = true
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
    }
    if let effectView { sendSubviewToBack(effectView) }
    if let custom, custom.superview !== self { addSubview(custom) }
    paint()
    setNeedsLayout()
  }

  private func exchange<View: UIView, Value>(
    _ view: inout View?, with value: Value?, make: (Value) -> View
  ) {
    if let value {
      guard view == nil else { return }
      let made = make(value)
      view = made
      addSubview(made)
    } else {
      view?.removeFromSuperview()
      view = nil
    }
  }

  private func paint() {
    let tint = tintColor ?? .systemBlue
    let hidesColor = configuration.backgroundColor == nil && configuration.visualEffect != nil
    face.backgroundColor = hidesColor ? .clear : configuration.resolvedBackgroundColor(for: tint)
    face.layer.borderWidth = configuration.strokeWidth
    face.layer.borderColor =
      configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let direction = effectiveUserInterfaceLayoutDirection
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = (superview ?? self).directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let rect = bounds.clampedInset(by: insets.physical(direction: direction))
    let outset = configuration.strokeWidth > 0 ? configuration.strokeOutset : 0
    face.frame = rect.insetBy(dx: -outset, dy: -outset)
    let radius = min(configuration.cornerRadius, min(rect.width, rect.height) / 2)
    face.layer.cornerRadius = radius + (radius > 0 ? outset : 0)
    for view in [effectView, imageView, custom] {
      view?.frame = rect
      view?.layer.cornerRadius = radius
      if radius > 0 { view?.clipsToBounds = true }
    }
  }
}
