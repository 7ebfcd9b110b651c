public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private let device: DeviceDescription
  private weak var scene: UIWindowScene?

  init(device: DeviceDescription, scene: UIWindowScene) {
    self.device = device
    self.scene = scene
    super.init()
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

  /// The style of interface: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.idiom }

  /// The physical orientation, which follows the interface orientation here.
  open var orientation: UIDeviceOrientation {
    switch scene?.interfaceOrientation ?? .unknown {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
}
