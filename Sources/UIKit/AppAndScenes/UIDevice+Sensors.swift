public import Foundation

extension UIDevice {
  /// Constants for the state of the battery.
  public enum BatteryState: Int, Sendable {
    /// The state is not known, or the battery is not monitored.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The device is plugged in and charges.
    case charging = 2
    /// The device is plugged in and charged.
    case full = 3
  }

  /// Posted when the user has turned the device (S17.24).
  public nonisolated static let orientationDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery's level has changed (S17.25).
  public nonisolated static let batteryLevelDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery's state has changed (S17.25).
  public nonisolated static let batteryStateDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when something has come near the screen; never, for nothing does.
  public nonisolated static let proximityStateDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIDeviceProximityStateDidChangeNotification")

  /// Begins notifications of the physical orientation; the calls can be nested (S17.24).
  public func beginGeneratingDeviceOrientationNotifications() { state.orientationObservers += 1 }

  /// Ends notifications of the physical orientation.
  public func endGeneratingDeviceOrientationNotifications() {
    state.orientationObservers = max(0, state.orientationObservers - 1)
  }

  /// A Boolean value that indicates whether the physical orientation is notified.
  public var isGeneratingDeviceOrientationNotifications: Bool { state.orientationObservers > 0 }

  /// The identifier of the device for the app's vendor: another one for each boot here.
  public var identifierForVendor: UUID? { state.vendorIdentifier }

  /// A Boolean value that determines whether the battery is monitored; `false` by default.
  public var isBatteryMonitoringEnabled: Bool {
    get { state.isBatteryMonitoringEnabled }
    set { state.isBatteryMonitoringEnabled = newValue }
  }

  /// The level of the battery, from 0 to 1; -1 while it is not monitored (S17.25).
  public var batteryLevel: Float { state.isBatteryMonitoringEnabled ? state.batteryLevel : -1 }

  /// The state of the battery; unknown while it is not monitored (S17.25).
  public var batteryState: BatteryState {
    state.isBatteryMonitoringEnabled ? state.batteryState : .unknown
  }

  /// A Boolean value that determines whether the screen goes dark when something comes near it; `false` by default.
  public var isProximityMonitoringEnabled: Bool {
    get { state.isProximityMonitoringEnabled }
    set { state.isProximityMonitoringEnabled = newValue }
  }

  /// A Boolean value that indicates whether something is near the screen; always `false` here.
  public var proximityState: Bool { false }

  /// A Boolean value that indicates whether apps run in the background: always.
  public var isMultitaskingSupported: Bool { true }

  /// Plays the click of a key, which cannot be heard here: a test finds it among the haptics (S17.20).
  public func playInputClick() { Runtime.shared(HapticLog.self).entries.append("input click") }

  /// Sets the battery, as it is on the device, and tells observers if it is monitored (S17.25).
  package func setBattery(level: Float, state newState: BatteryState) {
    let old = state
    state.batteryLevel = min(max(level, 0), 1)
    state.batteryState = newState
    guard state.isBatteryMonitoringEnabled else { return }
    let center = NotificationCenter.default
    if state.batteryLevel != old.batteryLevel {
      center.post(name: Self.batteryLevelDidChangeNotification, object: self)
    }
    if newState != old.batteryState {
      center.post(name: Self.batteryStateDidChangeNotification, object: self)
    }
  }
}
