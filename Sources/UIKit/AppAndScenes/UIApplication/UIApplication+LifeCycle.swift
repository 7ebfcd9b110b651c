public import Foundation

extension UIApplication {
  /// Posted after the app's delegate has been told that the app has launched.
  public nonisolated static let didFinishLaunchingNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationDidFinishLaunchingNotification")

  /// Posted when the app is about to enter the foreground (S2.35).
  public nonisolated static let willEnterForegroundNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationWillEnterForegroundNotification")

  /// Posted when the app has become active (S2.35).
  public nonisolated static let didBecomeActiveNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationDidBecomeActiveNotification")

  /// Posted when the app is about to resign active (S2.35).
  public nonisolated static let willResignActiveNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationWillResignActiveNotification")

  /// Posted when the app has entered the background (S2.35).
  public nonisolated static let didEnterBackgroundNotification: NSNotification.Name = .init(
    rawValue: "UIApplicationDidEnterBackgroundNotification")
}

extension UIScene {
  /// Posted when the scene is about to be connected, before its delegate is called.
  public nonisolated static let willConnectNotification: NSNotification.Name = .init(
    rawValue: "UISceneWillConnectNotification")

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
