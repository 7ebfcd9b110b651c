import CoreGraphics
package import Foundation
import QuartzCore

/// What content fades into under bars of iOS 26, so that titles stay readable over it.
///
/// The real effect also blurs, the more the nearer to the edge; that is left out. All numbers are
/// by eye.
package final class ScrollEdgeFade: UIView {
  private let edge: BarEdge
  private let gradient = CAGradientLayer()

  /// Creates a fade for a bar whose content is beyond `edge`.
  package init(towards edge: BarEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
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
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private func show() {
    let white: CGFloat = traitCollection.userInterfaceStyle == .dark ? 0 : 1
    // Less below than above: there is no text without glass in bars at the bottom.
    let alphas: [CGFloat] = edge == .bottom ? [0.92, 0.7, 0] : [0, 0.28, 0.45]
    gradient.colors = alphas.map { CGColor(gray: white, alpha: $0) }
    gradient.locations = [0, 0.6, 1]
  }
}
