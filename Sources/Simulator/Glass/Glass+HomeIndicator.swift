import DisplayList
package import Foundation

extension Glass {
  /// The frame of the home indicator.
  ///
  /// It is 134 x 5 points, 8 points above the edge, on a phone that is 375 points wide, and 209
  /// points wide in landscape; other sizes keep the proportion. Estimated from published
  /// screenshots.
  package var homeIndicatorRect: CGRect? {
    guard hasHomeIndicator else { return nil }
    let isLandscape = size.width > size.height
    let share = isPad ? (isLandscape ? 0.26 : 0.33) : (isLandscape ? 209.0 / 812 : 134.0 / 375)
    let width = (size.width * share).rounded()
    return CGRect(x: (size.width - width) / 2, y: size.height - 8 - 5, width: width, height: 5)
  }

  /// Returns the commands that draw the home indicator, dark over light content and light over dark; none on a device
  /// with a home button.
  func homeIndicatorCommands() -> [DrawingCommand] {
    guard let rect = homeIndicatorRect else { return [] }
    let shape = Path.roundedRect(rect, radius: rect.height / 2)
    let alpha: CGFloat = dimsHomeIndicator ? Self.dimmedAlpha : 1
    return [
      .adaptive(
        Adaptive(
          area: rect, onLight: [.fill(shape, .color(Color(white: 0, alpha: alpha)))],
          onDark: [.fill(shape, .color(Color(white: 1, alpha: alpha)))]))
    ]
  }

  /// The opacity of a dimmed home indicator.
  ///
  /// Source: unknown, guessed.
  private static let dimmedAlpha: CGFloat = 0.3
}
