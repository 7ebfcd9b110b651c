/// An error that occurs when a folder lacks fonts.
public struct FontLibraryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The folder that was searched.
  public let directory: String
  /// The names of the files that are missing or unreadable.
  public let missingFiles: [String]

  /// The message and the advice.
  public var description: String {
    let files = missingFiles.prefix(3).joined(separator: ", ")
    let more = missingFiles.count > 3 ? " and \(missingFiles.count - 3) more" : ""
    return """
      The system font's files were looked for in \(directory), but \(files)\(more) could not be \
      read. Install them with "apt-get install fonts-inter".
      """
  }
}
