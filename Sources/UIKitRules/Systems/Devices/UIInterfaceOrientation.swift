/// Orientations of the app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright, with the home button or indicator at the bottom.
  case portrait = 1
  /// Upright with the home button or indicator at the top.
  case portraitUpsideDown = 2
  /// Landscape with the home button at the right: the sensor housing is on the left.
  case landscapeRight = 3
  /// Landscape with the home button at the left: the sensor housing is on the right.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the interface is in portrait, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the interface is in landscape, either way round.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits; each is 1 shifted by the orientation's raw value.
  public let rawValue: UInt

  /// Creates a set of orientations from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait, with the home button or indicator at the bottom.
  public static let portrait: UIInterfaceOrientationMask = .init(rawValue: 1 << 1)
  /// Portrait, with the home button or indicator at the top.
  public static let portraitUpsideDown: UIInterfaceOrientationMask = .init(rawValue: 1 << 2)
  /// Landscape with the sensor housing on the left.
  public static let landscapeRight: UIInterfaceOrientationMask = .init(rawValue: 1 << 3)
  /// Landscape with the sensor housing on the right.
  public static let landscapeLeft: UIInterfaceOrientationMask = .init(rawValue: 1 << 4)
  /// Both landscape orientations, left and right.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations of an interface.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  /// Every orientation but upside down, the default on iPhone.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]

  /// Whether the set holds one orientation.
  package func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && rawValue & (1 << UInt(orientation.rawValue)) != 0
  }
}

extension UIInterfaceOrientation {
  /// The orientations from the most usual on.
  package static let allCases: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}
