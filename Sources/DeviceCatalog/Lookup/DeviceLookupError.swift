/// Why a word names no device or no release that the device runs.
public struct DeviceLookupError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Constants for the kinds of failure of a lookup.
  public enum Code: Sendable, Hashable {
    /// No device has that name.
    case unknownDevice
    /// Several devices have that name.
    case ambiguousDevice
    /// The word is not a release number.
    case notARelease
    /// There is no such release.
    case unknownRelease
    /// The device does not run the release.
    case neverRan
  }

  /// The kind of failure that occurred.
  public let code: Code
  /// A sentence on the name that was not found, and names that are similar.
  public let message: String
  /// The names that may have been meant, best first.
  public let suggestions: [String]

  init(_ code: Code, _ message: String, suggestions: [String] = []) {
    self.code = code
    self.message = message
    self.suggestions = suggestions
  }

  /// The message, for people to read.
  public var description: String { message }
}
