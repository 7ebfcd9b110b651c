/// What is wrong with a folder of fonts.
public struct FontLibraryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The folder that was searched.
  public let directory: String
  /// The names of the files that are not there or cannot be read.
  public let missingFiles: [String]

  /// What was tried, what happened and what to do.
  public var description: String {
    let files = missingFiles.prefix(3).joined(separator: ", ")
    let more = missingFiles.count > 3 ? " and \(missingFiles.count - 3) more" : ""
    return """
      The system font's files were looked for in \(directory), but \(files)\(more) could not be \
      read. Install them with "apt-get install fonts-inter".
      """
  }
}
