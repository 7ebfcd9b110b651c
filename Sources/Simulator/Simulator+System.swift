public import Foundation
public import UIKit

/// What happens to an app from outside, and what it asks of the device.
extension Simulator {
  /// Simulates a memory warning: the app's delegate, observers and view controllers are told (S17.4).
  public func simulateMemoryWarning() { UIApplication.shared.warnOfLowMemory() }

  /// Simulates a significant change of the time, such as midnight (S17.5).
  public func simulateSignificantTimeChange() { UIApplication.shared.changeTimeSignificantly() }

  /// Takes a screenshot as the user does: observers are told; ``picture(_:)`` makes pictures (S17.16).
  public func triggerScreenshot() { UIApplication.shared.noteScreenshot() }

  /// Shakes the device (S18.6).
  public func shake() { scene.shake() }

  /// Changes the physical orientation, whether the interface follows or not (S17.24).
  public func turnDevice(to orientation: UIDeviceOrientation) {
    UIDevice.current.turn(to: orientation)
  }

  /// Sets the battery of the device (S17.25).
  ///
  /// - Parameters:
  ///   - level: The level, from 0 to 1.
  ///   - state: The state of the battery.
  public func setBattery(level: Float, state: UIDevice.BatteryState) {
    UIDevice.current.setBattery(level: level, state: state)
  }

  /// The haptics that the app has asked for, oldest first, such as "impact medium 1.0" (S17.20).
  public var haptics: [String] { Runtime.shared(HapticLog.self).entries }

  // MARK: Notifications and background work

  /// Sets the device's token for remote notifications; without one, registering fails (S17.10).
  public func setRemoteNotificationToken(_ token: Data?) {
    UIApplication.shared.setDeviceToken(token)
  }

  /// Delivers a remote notification to the app (S17.11).
  ///
  /// - Parameter completion: Called with the app's result.
  public func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
  ) { UIApplication.shared.receiveRemoteNotification(userInfo, completion: completion) }

  /// Lets the app fetch content in the background (S17.12).
  ///
  /// - Parameter completion: Called with the app's result.
  public func performBackgroundFetch(
    completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
  ) { UIApplication.shared.performFetch(completion: completion) }

  /// Hands over the events of a background URL session (S17.13).
  ///
  /// - Parameter completion: Called when the app has handled them.
  public func handleEvents(
    ofBackgroundURLSession identifier: String, completion: @escaping () -> Void = {}
  ) { UIApplication.shared.handleEvents(ofSession: identifier, completion: completion) }

  // MARK: Keys and menus

  /// Presses and releases a key of a hardware keyboard (S18.4, S18.5).
  ///
  /// - Parameters:
  ///   - input: The characters of the key, or one of the constants of `UIKeyCommand`.
  ///   - modifierFlags: The modifier keys that are held.
  /// - Returns: The title of the command that was called; `nil` if none was.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> String? {
    layOut()
    return scene.pressKey(input, modifierFlags)
  }

  /// The menu that is on the screen; `nil` while there is none (S18.9).
  public var presentedMenu: UIMenu? { MenuScreen.current.presented?.menu }

  /// The titles of the elements that can be chosen in the menu on the screen, in order.
  public var menuTitles: [String] { MenuScreen.current.presented?.leaves.map(\.title) ?? [] }

  /// Chooses the first element of the menu that has a title; returns whether there is one that can be chosen.
  @discardableResult
  public func chooseMenuElement(titled title: String) -> Bool {
    guard let menu = MenuScreen.current.presented,
      let element = menu.leaves.first(where: { $0.title == title })
    else { return false }
    let isChosen = menu.choose(element)
    layOut()
    return isChosen
  }

  /// Ends the menu on the screen without a choice.
  public func dismissMenu() {
    MenuScreen.current.presented?.end()
    layOut()
  }

  /// Taps the preview above the menu on the screen (S18.13).
  public func commitMenuPreview() {
    MenuScreen.current.presented?.commitPreview()
    layOut()
  }
}
