import CoreGraphics
import DisplayList
import Foundation
import QuartzCore

/// A capsule of glass, as bars of iOS 26 float on.
///
/// What makes the real glass bend light is left out: a bright, slightly blurred copy of what lies
/// below with a fine edge. All numbers are by eye.
package final class GlassView: UIView {
  private let blur = UIVisualEffectView(effect: nil)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(blur)
    layer.borderWidth = 0.5
    setAdaptsToBackdrop(true)
    show()
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2
    layer.cornerRadius = radius
    blur.layer.cornerRadius = radius
    blur.frame = bounds
    blur.setNeedsLayout()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private func show() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    blur.show(
      Material(
        radius: 8, saturation: 1.5, tint: Color(white: isDark ? 0.16 : 0.99, alpha: 0.72)))
    layer.borderColor = CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.16 : 0.06)
  }
}
