/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The device is upright, with the home button or indicator at the bottom.
  case portrait = 1
  /// The device is upright, with the home button or indicator at the top.
  case portraitUpsideDown = 2
  /// The device is rotated to the left: its top is on the left.
  case landscapeLeft = 3
  /// The device is rotated to the right: its top is on the right.
  case landscapeRight = 4
  /// The device is on its back, with the screen facing up.
  case faceUp = 5
  /// The device is on its face, with the screen facing down.
  case faceDown = 6

  /// Creates the orientation of a device that shows an interface upright.
  init(_ interface: UIInterfaceOrientation) {
    self =
      switch interface {
      case .unknown: .unknown
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeRight: .landscapeLeft
      case .landscapeLeft: .landscapeRight
      }
  }

  /// The interface orientation that is upright on the device; `nil` on its back or face.
  var interfaceOrientation: UIInterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown, .faceUp, .faceDown: nil
    }
  }

  /// A Boolean value that indicates whether the device is on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// A Boolean value that indicates whether the orientation can be that of an interface.
  public var isValidInterfaceOrientation: Bool { interfaceOrientation != nil }

  /// A Boolean value that indicates whether the device is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
