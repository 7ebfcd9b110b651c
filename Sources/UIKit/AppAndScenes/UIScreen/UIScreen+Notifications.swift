public import Foundation

extension UIScreen {
  /// Posted when the brightness of the screen changes (S17.26).
  public nonisolated static let brightnessDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIScreenBrightnessDidChangeNotification")
  /// Posted when the screen starts or stops being captured; never here.
  public nonisolated static let capturedDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIScreenCapturedDidChangeNotification")
  /// Posted when a screen is connected; never here, because there is one screen.
  public nonisolated static let didConnectNotification: NSNotification.Name = .init(
    rawValue: "UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected; never here, because there is one screen.
  public nonisolated static let didDisconnectNotification: NSNotification.Name = .init(
    rawValue: "UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen changes; never here, because a screen has one mode.
  public nonisolated static let modeDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIScreenModeDidChangeNotification")
}
