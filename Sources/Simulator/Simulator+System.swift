public import Foundation
public import UIKit

/// The events that an app receives from the system, and its requests to the device.
extension Simulator {
  /// Simulates a memory warning, of which the app's delegate, observers and view controllers are informed
  /// (S17.4).
  public func simulateMemoryWarning() { UIApplication.shared.warnOfLowMemory() }

  /// Simulates a significant time change, such as midnight (S17.5).
  public func simulateSignificantTimeChange() { UIApplication.shared.changeTimeSignificantly() }

  /// Simulates that the user takes a screenshot (S17.16); ``picture(_:)`` makes pictures.
  public func triggerScreenshot() { UIApplication.shared.userDidTakeScreenshot() }

  /// Simulates that the user shakes the device (S18.6).
  public func shake() { scene.shake() }

  /// Changes the device orientation, without rotating the interface (S17.24).
  public func turnDevice(to orientation: UIDeviceOrientation) {
    UIDevice.current.rotate(to: orientation)
  }

  /// Sets the level and the state of the battery (S17.25).
  ///
  /// - Parameters:
  ///   - level: The level, from 0 to 1.
  ///   - state: The state of the battery.
  public func setBattery(level: Float, state: UIDevice.BatteryState) {
    UIDevice.current.setBattery(level: level, state: state)
  }

  /// The haptic feedback that the app has requested, oldest first, such as "impact medium 1.0" (S17.20).
  public var haptics: [String] { Runtime.shared(HapticLog.self).entries }

  // MARK: Notifications and background work

  /// Sets the device token for remote notifications; `nil` makes registration fail (S17.10).
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

  /// Lets the app perform a background fetch (S17.12).
  ///
  /// - Parameter completion: Called with the app's result.
  public func performBackgroundFetch(
    completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
  ) { UIApplication.shared.performFetch(completion: completion) }

  /// Delivers the events of a background URL session to the app (S17.13).
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
  ///   - modifierFlags: The modifier keys that are pressed.
  /// - Returns: The title of the command that was called; `nil` if none was.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> String? {
    layOut()
    return scene.pressKey(input, modifierFlags)
  }

  /// The presented menu; `nil` if there is none (S18.9).
  public var presentedMenu: UIMenu? { MenuScreen.current.presented?.menu }

  /// The titles of the elements in the presented menu that the user can choose, in order.
  public var menuTitles: [String] { MenuScreen.current.presented?.leaves.map(\.title) ?? [] }

  /// Chooses the first element with a title in the presented menu.
  ///
  /// - Returns: Whether there is such an element and it can be chosen.
  @discardableResult
  public func chooseMenuElement(titled title: String) -> Bool {
    guard let menu = MenuScreen.current.presented,
      let element = menu.leaves.first(where: { $0.title == title })
    else { return false }
    let isChosen = menu.choose(element)
    layOut()
    return isChosen
  }

  /// Dismisses the presented menu without a choice.
  public func dismissMenu() {
    MenuScreen.current.presented?.dismiss()
    layOut()
  }

  /// Taps the preview of the presented context menu (S18.13).
  public func commitMenuPreview() {
    MenuScreen.current.presented?.commitPreview()
    layOut()
  }
}
