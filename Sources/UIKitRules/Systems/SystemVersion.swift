/// A version of iOS or iPadOS; it picks bar heights, insets and quirks (section 0.3 of the spec).
package struct SystemVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  /// The first number.
  package var major: Int
  /// The second number.
  package var minor: Int

  /// Creates a version, such as 11.4.
  @inlinable package init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version as people write it.
  package var description: String { "\(major).\(minor)" }

  /// Returns whether one version was released before another.
  @inlinable package static func < (one: SystemVersion, other: SystemVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  /// Returns whether two versions are the same.
  @inlinable package static func == (one: SystemVersion, other: SystemVersion) -> Bool {
    one.major == other.major && one.minor == other.minor
  }
}
