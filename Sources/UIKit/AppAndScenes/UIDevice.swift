public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private let device: DeviceDescription
  var state = DeviceState()

  init(device: DeviceDescription, scene: UIWindowScene) {
    self.device = device
    orientation = UIDeviceOrientation(scene.interfaceOrientation)
    super.init()
  }

  /// Changes the physical orientation and notifies observers (S17.24).
  package func rotate(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    guard state.orientationObservers > 0 else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// The device that was booted last.
  open class var current: UIDevice { Runtime.require("UIDevice.current").uiDevice }

  /// The name of the device.
  open var name: String { model }

  /// The model of the device.
  open var model: String { device.idiom == .pad ? "iPad" : "iPhone" }

  /// The model of the device as a localized string.
  open var localizedModel: String { model }

  /// The name of the operating system.
  open var systemName: String {
    device.idiom == .pad ? device.system.metrics.nameOnTablets : "iOS"
  }

  /// The version of the operating system.
  open var systemVersion: String { device.system.description }

  /// The style of the interface, such as phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.idiom }

  /// The physical orientation, at first that in which the device was booted (S17.24).
  open private(set) var orientation: UIDeviceOrientation
}
