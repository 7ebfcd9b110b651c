import DeviceCatalog
public import Testing
public import UIKit

/// A screen on which a test shows a view controller: a device's display, a system release, and the settings
/// of the user.
///
/// ```swift
/// @Test(arguments: Screen.matrix(.representative)) func checkout(on screen: Screen) {
///   screen.show(CheckoutViewController()) { shown in shown.expectSnapshot() }
/// }
/// ```
public struct Screen: Sendable, Hashable {
  /// The device's name in the catalog, such as "iPhone SE (3rd gen)".
  public var device: String
  /// The system release, such as "26.1".
  public var system: String
  /// The orientation of the interface.
  public var orientation: UIInterfaceOrientation
  /// The text size of the user; `.large` by default.
  public var textSize: UIContentSizeCategory
  /// The appearance of the user; `.light` by default.
  public var style: UIUserInterfaceStyle
  /// The layout direction of the device's language; `.leftToRight` by default.
  public var direction: UITraitEnvironmentLayoutDirection
  /// A Boolean value that determines whether Bold Text is on; `false` by default.
  public var boldText: Bool
  /// A Boolean value that determines whether Increase Contrast is on; `false` by default.
  public var increasedContrast: Bool

  /// Creates a screen of a device with settings of the user.
  ///
  /// Unknown names are accepted: the test that shows the screen fails, with the most similar names.
  ///
  /// - Parameters:
  ///   - device: The device's name or model identifier, in any form that the command's `--device` accepts,
  ///     such as "iPhone SE 3".
  ///   - system: The release, such as "18" for its last one or "18.6"; `nil` for the newest that the device
  ///     runs.
  ///   - orientation: The orientation of the interface.
  ///   - textSize: The text size of the user.
  ///   - style: The appearance of the user.
  ///   - direction: The layout direction of the device's language.
  ///   - boldText: Whether Bold Text is on.
  ///   - increasedContrast: Whether Increase Contrast is on.
  public init(
    _ device: String, system: String? = nil, orientation: UIInterfaceOrientation = .portrait,
    textSize: UIContentSizeCategory = .large, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, boldText: Bool = false,
    increasedContrast: Bool = false
  ) {
    let known = try? DeviceCatalog.builtIn.device(named: device)
    self.device = known?.name ?? device
    let release = try? known?.systemRelease(for: system)
    self.system = release.map { "\($0)" } ?? system ?? ""
    self.orientation = orientation
    self.textSize = textSize
    self.style = style
    self.direction = direction
    self.boldText = boldText
    self.increasedContrast = increasedContrast
  }
}

extension Screen: CustomTestStringConvertible {
  /// The name of the screen in test results.
  public var testDescription: String { name }
}
