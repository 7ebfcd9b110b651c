/// An error in a file of options.
struct ConfigurationError: Error, Sendable, Hashable {
  /// The file as it is named.
  var file: String
  /// The line, counted from 1; `nil` if the whole file is meant.
  var line: Int?
  /// A sentence that says what is wrong, and one that says what to do.
  var text: String

  /// The error as it is printed, with file and line before it.
  var message: String { file + (line.map { ":\($0)" } ?? "") + ": " + text }
}
