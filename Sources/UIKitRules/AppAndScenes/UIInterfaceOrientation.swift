/// Orientations of the app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The device is upright, with the home button or indicator at the bottom.
  case portrait = 1
  /// The device is upright, with the home button or indicator at the top.
  case portraitUpsideDown = 2
  /// Landscape with the home button at the right: the sensor housing is on the left.
  case landscapeRight = 3
  /// Landscape with the home button at the left: the sensor housing is on the right.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the interface is in portrait, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// A Boolean value that indicates whether the interface is in landscape, either way around.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIInterfaceOrientation {
  /// The orientations from the most usual on.
  package static let allCases: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}
