public import Foundation

/// Commands that keep apart from what lies below them, as a home indicator does.
public struct Adaptive: Sendable, Equatable {
  /// The place that is looked at, in points.
  public var area: CGRect
  /// What is drawn where the area is light, or has nothing in it.
  public var onLight: [DrawingCommand]
  /// What is drawn where the area is dark.
  public var onDark: [DrawingCommand]

  /// Creates a choice between two lists; `area` is in points.
  public init(area: CGRect, onLight: [DrawingCommand], onDark: [DrawingCommand]) {
    self.area = area
    self.onLight = onLight
    self.onDark = onDark
  }

  /// Creates a choice between commands and the same with light and dark grays exchanged.
  ///
  /// - Parameters:
  ///   - area: The place that is looked at, in points.
  ///   - commands: The commands as they are for their own background.
  ///   - isMadeForDark: Whether that background is dark.
  public init(area: CGRect, commands: [DrawingCommand], isMadeForDark: Bool = false) {
    var exchanged = commands.map { $0.exchangingLightAndDark() }
    if !isMadeForDark { exchanged = exchanged.map { $0.readableOverDark() } }
    self.init(
      area: area, onLight: isMadeForDark ? exchanged : commands,
      onDark: isMadeForDark ? commands : exchanged)
  }
}
