import DeviceCatalog
import Simulator
import UIKit
import WebEngine

extension Screen {
  /// The scene of the device that was booted last for a test.
  @MainActor private(set) static weak var lastScene: UIWindowScene?

  /// Boots the device with the settings of the user.
  ///
  /// - Parameter engine: The engine that loads the pages of web views.
  /// - Throws: ``ScreenError`` if there is no such device, or if it does not run the release.
  @MainActor func boot(engine: (any WebEngine)? = nil) throws(ScreenError) -> Simulator {
    let (device, release) = try hardware()
    let simulator = Simulator(
      device, system: release, orientation: orientation, engine: engine)
    Self.lastScene = simulator.scene
    // Defaults are not set explicitly.
    if style != .light { simulator.userInterfaceStyle = style }
    if direction != .leftToRight { simulator.layoutDirection = direction }
    if textSize != .large { simulator.preferredContentSizeCategory = textSize }
    if boldText { simulator.showsBoldText = true }
    if increasedContrast { simulator.increasesContrast = true }
    return simulator
  }
}
