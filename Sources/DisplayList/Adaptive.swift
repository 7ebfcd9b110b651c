public import Foundation

/// Commands that contrast with the content below them, as the home indicator does.
public struct Adaptive: Sendable, Equatable {
  /// The area whose luminance decides, in points.
  public var area: CGRect
  /// The commands over a light or empty area.
  public var onLight: [DrawingCommand]
  /// The commands over a dark area.
  public var onDark: [DrawingCommand]

  /// Creates a choice between two lists; `area` is in points.
  public init(area: CGRect, onLight: [DrawingCommand], onDark: [DrawingCommand]) {
    self.area = area
    self.onLight = onLight
    self.onDark = onDark
  }

  /// Creates a choice between commands and a variant of them with light and dark grays exchanged.
  ///
  /// - Parameters:
  ///   - area: The area whose luminance decides, in points.
  ///   - commands: The commands for the background that they were made for.
  ///   - isMadeForDark: Whether that background is dark.
  public init(area: CGRect, commands: [DrawingCommand], isMadeForDark: Bool = false) {
    var exchanged = commands.map { $0.exchangingLightAndDark() }
    if !isMadeForDark { exchanged = exchanged.map { $0.readableOverDark() } }
    self.init(
      area: area, onLight: isMadeForDark ? exchanged : commands,
      onDark: isMadeForDark ? commands : exchanged)
  }
}
