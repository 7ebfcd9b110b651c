/// An error in a configuration file.
struct ConfigurationError: Error, Sendable, Hashable {
  /// The file's name, as it was specified.
  var file: String
  /// The line of the error, from 1; `nil` for an error of the whole file.
  var line: Int?
  /// A sentence about the error, and one with advice.
  var text: String

  /// The error as it is printed, after the file and the line.
  var message: String { file + (line.map { ":\($0)" } ?? "") + ": " + text }
}
