public import Foundation

extension UIDevice {
  /// Constants that specify the power state of the battery.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown, or the battery is not monitored.
    case unknown = 0
    /// The device is not plugged in, and runs on its battery.
    case unplugged = 1
    /// The device is plugged in and charging.
    case charging = 2
    /// The device is plugged in and fully charged.
    case full = 3
  }

  /// Posted when the device orientation changes (S17.24).
  public nonisolated static let orientationDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery level changes (S17.25).
  public nonisolated static let batteryLevelDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery state changes (S17.25).
  public nonisolated static let batteryStateDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when the state of the proximity sensor changes; never here.
  public nonisolated static let proximityStateDidChangeNotification: NSNotification.Name = .init(
    rawValue: "UIDeviceProximityStateDidChangeNotification")

  /// Begins the generation of orientation notifications; calls can be nested (S17.24).
  public func beginGeneratingDeviceOrientationNotifications() { state.orientationObservers += 1 }

  /// Ends the generation of orientation notifications.
  public func endGeneratingDeviceOrientationNotifications() {
    state.orientationObservers = max(0, state.orientationObservers - 1)
  }

  /// A Boolean value that indicates whether orientation notifications are generated.
  public var isGeneratingDeviceOrientationNotifications: Bool { state.orientationObservers > 0 }

  /// The identifier of the device for the app's vendor, which is different for each boot here.
  public var identifierForVendor: UUID? { state.vendorIdentifier }

  /// A Boolean value that determines whether the battery is monitored; `false` by default.
  public var isBatteryMonitoringEnabled: Bool {
    get { state.isBatteryMonitoringEnabled }
    set { state.isBatteryMonitoringEnabled = newValue }
  }

  /// The battery level, from 0 to 1; -1 if the battery is not monitored (S17.25).
  public var batteryLevel: Float { state.isBatteryMonitoringEnabled ? state.batteryLevel : -1 }

  /// The battery state; unknown if the battery is not monitored (S17.25).
  public var batteryState: BatteryState {
    state.isBatteryMonitoringEnabled ? state.batteryState : .unknown
  }

  /// A Boolean value that determines whether proximity is monitored; `false` by default.
  public var isProximityMonitoringEnabled: Bool {
    get { state.isProximityMonitoringEnabled }
    set { state.isProximityMonitoringEnabled = newValue }
  }

  /// A Boolean value that indicates whether the proximity sensor is close to the user; always `false` here.
  public var proximityState: Bool { false }

  /// A Boolean value that indicates whether the device supports multitasking: always `true`.
  public var isMultitaskingSupported: Bool { true }

  /// Plays an input click, which is recorded with the haptic feedback (S17.20).
  public func playInputClick() { Runtime.shared(HapticLog.self).entries.append("input click") }

  /// Sets the level and the state of the battery, and posts notifications if it is monitored (S17.25).
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
