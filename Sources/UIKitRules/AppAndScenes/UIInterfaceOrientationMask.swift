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

  /// Returns whether the set contains an orientation.
  package func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && rawValue & (1 << UInt(orientation.rawValue)) != 0
  }
}
