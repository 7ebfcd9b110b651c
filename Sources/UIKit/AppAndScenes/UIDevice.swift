public import Foundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, top down.
  case portraitUpsideDown = 2
  /// Turned to the left: the top is on the left.
  case landscapeLeft = 3
  /// Turned to the right: the top is on the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether the device is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device as apps see it.
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

  /// The name that people see.
  open var name: String { model }

  /// The kind of device in a word.
  open var model: String { device.idiom == .pad ? "iPad" : "iPhone" }

  /// The kind of device in the user's language.
  open var localizedModel: String { model }

  /// The name of the system: "iOS", or "iPadOS" on an iPad from version 13 on.
  open var systemName: String {
    device.idiom == .pad && device.system.major >= 13 ? "iPadOS" : "iOS"
  }

  /// The system's version.
  open var systemVersion: String { device.system.description }

  /// Phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { device.idiom }

  /// How the device is held: as its interface is turned.
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
