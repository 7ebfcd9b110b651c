/// A release of iOS or iPadOS, which are numbered alike: a major and a minor number.
public struct SystemRelease: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The number before the point.
  public let major: Int
  /// The number after the point.
  public let minor: Int

  /// Creates a release from its version numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version as text, such as "11.4".
  public var description: String { "\(major).\(minor)" }

  /// Whether the left release came out before the right one.
  public static func < (left: SystemRelease, right: SystemRelease) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// The first release with the design whose columns the catalog calls 26.
  static let modernDesign = SystemRelease(26)
}
