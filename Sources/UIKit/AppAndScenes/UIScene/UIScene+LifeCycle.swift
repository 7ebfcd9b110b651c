public import Foundation

extension UIScene {
  /// Posted when the scene is about to be connected, before its delegate is called.
  public nonisolated static let willConnectNotification: NSNotification.Name = .init(
    rawValue: "UISceneWillConnectNotification")

  /// Posted when the scene has been disconnected (S17.15).
  public nonisolated static let didDisconnectNotification: NSNotification.Name = .init(
    rawValue: "UISceneDidDisconnectNotification")

  /// Posted when the scene is about to enter the foreground (S2.35).
  public nonisolated static let willEnterForegroundNotification: NSNotification.Name = .init(
    rawValue: "UISceneWillEnterForegroundNotification")

  /// Posted when the scene has become active (S2.35).
  public nonisolated static let didActivateNotification: NSNotification.Name = .init(
    rawValue: "UISceneDidActivateNotification")

  /// Posted when the scene is about to resign active (S2.35).
  public nonisolated static let willDeactivateNotification: NSNotification.Name = .init(
    rawValue: "UISceneWillDeactivateNotification")

  /// Posted when the scene has entered the background (S2.35).
  public nonisolated static let didEnterBackgroundNotification: NSNotification.Name = .init(
    rawValue: "UISceneDidEnterBackgroundNotification")
}
