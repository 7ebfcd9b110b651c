import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

/// The glass of floating bars on iOS 26: a capsule, or a panel with its own corner radius.
///
/// Of the optical effects of the real glass, the blur, the light on the edge, a brighter upper part and
/// a soft shadow are drawn; the refraction at the edge is left out. All numbers are estimated.
package final class GlassView: UIView {
  /// The radius of the corners, in points; `nil` for a capsule.
  var cornerRadius: CGFloat? {
    didSet { if cornerRadius != oldValue { setNeedsLayout() } }
  }
  private let shadow: [CALayer] = (0..<4).map { _ in CALayer() }
  private let blur = UIVisualEffectView(effect: nil)
  private let gloss = CAGradientLayer()
  private let rim = RimLayer()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for ring in shadow {
      ring.borderWidth = 3
      layer.addSublayer(ring)
    }
    addSubview(blur)
    layer.addSublayer(gloss)
    layer.addSublayer(rim)
    layer.borderWidth = 0.5
    setAdaptsToBackdrop(true)
    show()
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(cornerRadius ?? .infinity, min(bounds.width, bounds.height) / 2)
    layer.cornerRadius = radius
    blur.layer.cornerRadius = radius
    blur.frame = bounds
    blur.setNeedsLayout()
    for layer in [gloss, rim] {
      layer.frame = bounds
      layer.cornerRadius = radius
    }
    // Widening rings imitate a blurred shadow, which is a little lower than the glass.
    for (index, ring) in shadow.enumerated() {
      let reach = CGFloat(index + 1) * 1.5
      ring.frame = bounds.insetBy(dx: -reach, dy: -reach).offsetBy(dx: 0, dy: 1)
      ring.cornerRadius = radius + reach
    }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// A black that stays black over dark content.
  private static let shade = Color(red: 0, green: 0, blue: 0.03)

  private func show() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    var material = Material.glass
    material.tint = Color(white: isDark ? 0.16 : 0.99, alpha: 0.72)
    blur.show(material)
    layer.borderColor = CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.1 : 0.07)
    for (ring, alpha) in zip(shadow, [0.024, 0.018, 0.012, 0.006]) {
      ring.borderColor = CGColor(
        red: Self.shade.red, green: Self.shade.green, blue: Self.shade.blue, alpha: alpha)
    }
    let light = rim.light
    gloss.colors = [0.14, 0, 0.05].map {
      CGColor(red: light.red, green: light.green, blue: light.blue, alpha: $0)
    }
    gloss.locations = [0, 0.55, 1]
    rim.light.alpha = 0.5
  }
}
