/// A script that the app evaluates in a page.
public struct ScriptCall: Sendable, Hashable {
  /// The forms of a script.
  public enum Form: Sendable, Hashable {
    /// A program, whose result is the value of its last statement.
    case program
    /// The body of an async function with these arguments, whose promise is awaited (W298).
    case asyncBody([String: ScriptValue])
  }

  /// The source code of the script.
  public var source: String
  /// The form of the script.
  public var form: Form
  /// The engine's identifier of the frame; `nil` for the main frame.
  public var frame: String?
  /// The content world in which the script runs.
  public var world: ScriptWorld

  /// Creates a call; a program in the page world of the main frame by default.
  public init(
    source: String, form: Form = .program, frame: String? = nil, world: ScriptWorld = .page
  ) {
    self.source = source
    self.form = form
    self.frame = frame
    self.world = world
  }
}
