/// An error that occurs when a golden file is read or written, so that nothing was compared.
package struct GoldenFileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Constants for the kinds of failure.
  package enum Code: Sendable, Hashable {
    /// The file is a Git LFS pointer whose content was not fetched.
    case isLFSPointer
    /// The file is no PNG file.
    case isNoPNG
    /// The PNG file is truncated or damaged.
    case isDamagedPNG
    /// The text is not UTF-8.
    case isNoText
    /// The file cannot be read.
    case cannotRead
    /// The file or its folder cannot be written.
    case cannotWrite
  }

  /// The kind of failure that occurred.
  package let code: Code
  /// The path of the file.
  package let path: String
  /// The reason, as a clause after the path.
  package let reason: String

  /// Creates an error on a file.
  package init(_ code: Code, path: String, reason: String) {
    self.code = code
    self.path = path
    self.reason = reason
  }

  /// A sentence with the path and the reason.
  package var description: String { "\(path) \(reason); nothing was compared" }
}
