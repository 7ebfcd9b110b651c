/// A script that an app runs in a page.
public struct ScriptCall: Sendable, Hashable {
  /// How the text is read.
  public enum Form: Sendable, Hashable {
    /// As a program, whose result is the value of its last statement.
    case program
    /// As the body of an async function with these arguments, whose promise is waited for (W298).
    case asyncBody([String: ScriptValue])
  }

  /// The script's text.
  public var source: String
  /// How it is read.
  public var form: Form
  /// The engine's name for the frame that it runs in; `nil` for the main frame.
  public var frame: String?
  /// The globals that it sees.
  public var world: ScriptWorld

  /// Creates a call; a program in the main frame's own world by default.
  public init(
    source: String, form: Form = .program, frame: String? = nil, world: ScriptWorld = .page
  ) {
    self.source = source
    self.form = form
    self.frame = frame
    self.world = world
  }
}
