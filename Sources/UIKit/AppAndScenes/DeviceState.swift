import Foundation

/// The state of the device that an app or a test can change.
struct DeviceState {
  /// The number of calls to begin generating orientation notifications minus those to end it.
  var orientationObservers = 0
  let vendorIdentifier = UUID()
  var isBatteryMonitoringEnabled = false
  var batteryLevel: Float = 1
  var batteryState = UIDevice.BatteryState.full
  var isProximityMonitoringEnabled = false
}
