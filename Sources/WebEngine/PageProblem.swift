/// An uncaught error of a page's script, or a file of the page that failed to load.
public struct PageProblem: Sendable, Hashable {
  /// The kinds of problems in a page.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A script threw an error, or a promise was rejected, and nothing caught it.
    case script = "script error"
    /// A style sheet failed to load.
    case styleSheet = "style sheet"
    /// A script failed to load.
    case scriptFile = "script"
    /// An image failed to load.
    case image
    /// A font failed to load.
    case font
    /// A frame failed to load.
    case frame
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The error's text, or why the file failed to load, such as "404 Not Found".
  ///
  /// The text of a script's error is the page's, and not trustworthy.
  public var message: String
  /// The URL of the script, or of the file that failed to load; empty if there is none.
  public var url: String
  /// The line in the script at `url`, counted from 1; `nil` if it is not known.
  public var line: Int?

  /// Creates a problem of a kind.
  public init(kind: Kind, message: String, url: String, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.url = url
    self.line = line
  }
}
