import Foundation
import UIKit

extension SafariChromeLayout {
  /// Returns the bars mirrored for a right-to-left layout, on a screen with a width in points.
  func mirrored(in width: CGFloat) -> SafariChromeLayout {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    var layout = self
    layout.capsules = capsules.map(mirrored)
    layout.field = mirrored(field)
    layout.tools = tools.map { tool in
      Tool(icon: tool.icon, center: CGPoint(x: width - tool.center.x, y: tool.center.y))
    }
    return layout
  }

  /// Lays out the minimized bars, as after scrolling down: the host name alone in small type, or
  /// nothing on a phone in landscape.
  ///
  /// The insets are the catalog's; the position of the name in them is chosen by eye.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in its orientation.
  ///   - bars: The insets of the minimized bars.
  ///   - safeArea: The safe area of the screen.
  static func minimized(
    _ style: SafariChromeStyle, size: CGSize, bars: UIEdgeInsets, safeArea: UIEdgeInsets
  ) -> SafariChromeLayout {
    var layout = SafariChromeLayout(minimized: true)
    let bottomTop = size.height - bars.bottom
    switch style {
    case .addressAtTop where bars.top > 0:
      layout.strips = [CGRect(x: 0, y: 0, width: size.width, height: bars.top)]
      layout.field = CGRect(
        x: 0, y: safeArea.top, width: size.width, height: max(0, bars.top - safeArea.top))
    case .addressAtBottom where bars.bottom > 0:
      layout.strips = [
        CGRect(x: 0, y: 0, width: size.width, height: bars.top),
        CGRect(x: 0, y: bottomTop, width: size.width, height: bars.bottom),
      ]
      layout.field = CGRect(
        x: 0, y: bottomTop, width: size.width, height: max(0, bars.bottom - safeArea.bottom))
    case .capsules where bars.bottom > 0:
      let width = (size.width * 0.4).rounded()
      layout.field = CGRect(
        x: (size.width - width) / 2, y: bottomTop, width: width,
        height: max(0, bars.bottom - safeArea.bottom))
    default: break
    }
    return layout
  }
}
