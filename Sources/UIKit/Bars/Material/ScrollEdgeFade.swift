import CoreGraphics
import DisplayList
package import Foundation
import QuartzCore

/// The fade of content below bars of iOS 26, which keeps titles readable.
///
/// The blur of the real effect increases toward the edge; here it does so in steps. All numbers are
/// estimated.
package final class ScrollEdgeFade: UIView {
  private let edge: BarEdge
  private let gradient = CAGradientLayer()
  private let blurs: [(view: UIVisualEffectView, part: CGFloat)] = [1, 0.85, 0.65].map {
    (UIVisualEffectView(effect: nil), $0)
  }

  /// Creates a fade for a bar whose content is beyond `edge`.
  package init(toward edge: BarEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if edge == .bottom {
      for (index, blur) in blurs.enumerated() {
        blur.view.show(
          Material(
            radius: CGFloat(index + 1) * 1.5, saturation: 1, tint: Color(white: 1, alpha: 0)))
        addSubview(blur.view)
      }
    }
    layer.addSublayer(gradient)
    setAdaptsToBackdrop(true)
    show()
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    for (blur, part) in blurs {
      blur.frame = CGRect(x: 0, y: 0, width: bounds.width, height: (bounds.height * part).rounded())
    }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private func show() {
    let white: CGFloat = traitCollection.userInterfaceStyle == .dark ? 0 : 1
    // The fade is weaker at the bottom: there is no text without glass in bottom bars.
    let alphas: [CGFloat] = edge == .bottom ? [0.92, 0.82, 0.6, 0] : [0, 0.28, 0.45]
    gradient.colors = alphas.map { CGColor(gray: white, alpha: $0) }
    gradient.locations = edge == .bottom ? [0, 0.5, 0.78, 1] : [0, 0.6, 1]
  }
}
