import Foundation

/// What an app and a test have set on the device.
struct DeviceState {
  /// How often notifications of orientations were asked for more than given up.
  var orientationObservers = 0
  let vendorIdentifier = UUID()
  var isBatteryMonitoringEnabled = false
  var batteryLevel: Float = 1
  var batteryState = UIDevice.BatteryState.full
  var isProximityMonitoringEnabled = false
}
