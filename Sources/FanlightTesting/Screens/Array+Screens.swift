public import UIKit

extension [Screen] {
  /// The screens of every display, in portrait and landscape, each layout once.
  public static var all: [Screen] { Screen.matrix(.all) }

  /// The screens of the ten representative devices, in portrait and landscape, each layout once.
  public static var representative: [Screen] { Screen.matrix(.representative) }

  /// Returns the screens of devices in each orientation, on each system and with each setting, as
  /// ``Screen/matrix(_:orientations:systems:textSizes:styles:directions:distinct:)`` does.
  public static func matrix(
    _ group: Screen.Devices,
    orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight],
    systems: Screen.Systems = .newest, textSizes: [UIContentSizeCategory] = [.large],
    styles: [UIUserInterfaceStyle] = [.light],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    distinct: Screen.Distinct = .layouts
  ) -> [Screen] {
    Screen.matrix(
      group, orientations: orientations, systems: systems, textSizes: textSizes, styles: styles,
      directions: directions, distinct: distinct)
  }
}
