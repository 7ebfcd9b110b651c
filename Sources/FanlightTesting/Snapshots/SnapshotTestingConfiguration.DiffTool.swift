extension SnapshotTestingConfiguration {
  /// A tool that shows how a file differs from the golden one.
  ///
  /// A failure prints the command that opens it.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a tool of a closure that returns its command.
    ///
    /// - Parameter tool: Returns the command for the paths of the golden file and of the actual one.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { command = tool }

    /// Creates a tool of the name of its command, which both paths follow.
    public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Kaleidoscope, by its command ksdiff.
    public static let ksdiff: DiffTool = "ksdiff"

    /// Both paths as URLs of files.
    public static let `default` = DiffTool { "file://\($0) file://\($1)" }

    /// Returns the command for the golden file and the actual one.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}
