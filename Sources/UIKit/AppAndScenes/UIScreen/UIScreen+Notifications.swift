public import Foundation

extension UIScreen {
  /// Posted when the brightness has changed (S17.26).
  public nonisolated static let brightnessDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIScreenBrightnessDidChangeNotification")
  /// Posted when a recording begins or ends; never here.
  public nonisolated static let capturedDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIScreenCapturedDidChangeNotification")
  /// Posted when a screen was connected; never, for there is one.
  public nonisolated static let didConnectNotification: NSNotification.Name = .init(
    rawValue: "UIScreenDidConnectNotification")
  /// Posted when a screen was disconnected; never, for there is one.
  public nonisolated static let didDisconnectNotification: NSNotification.Name = .init(
    rawValue: "UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen has changed; never, for there is one mode.
  public nonisolated static let modeDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIScreenModeDidChangeNotification")
}
