extension SnapshotTestingConfiguration {
  /// A tool that shows the difference between a file and its golden file.
  ///
  /// A failure prints the command that opens it.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a tool with a closure that returns its command.
    ///
    /// - Parameter tool: Returns the command for the paths of the golden file and of the actual one.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) { command = tool }

    /// Creates a tool with the name of its command, which is followed by both paths.
    public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

    /// Kaleidoscope, with its command ksdiff.
    public static let ksdiff: DiffTool = "ksdiff"

    /// A tool that prints both paths as file URLs.
    public static let `default` = DiffTool { "file://\($0) file://\($1)" }

    /// Returns the command for a golden file and an actual file.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}
