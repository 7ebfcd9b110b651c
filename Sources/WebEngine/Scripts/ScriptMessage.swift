/// What a script of a page posted to a handler (W285).
public struct ScriptMessage: Sendable, Hashable {
  /// The handler's name.
  public var name: String
  /// The world that the script runs in.
  public var world: ScriptWorld
  /// The frame that the script runs in.
  public var frame: PageFrame
  /// A copy of what was posted.
  public var body: ScriptValue
  /// What the answer is sent to; `nil` where none is waited for.
  public var ticket: Ticket?

  /// Creates a message.
  public init(
    name: String, world: ScriptWorld, frame: PageFrame, body: ScriptValue, ticket: Ticket? = nil
  ) {
    self.name = name
    self.world = world
    self.frame = frame
    self.body = body
    self.ticket = ticket
  }

  /// The promise that a script waits on.
  public struct Ticket: Sendable, Hashable {
    /// The engine's name for the globals that the script runs in.
    public var context: String
    /// The promise's number among them.
    public var number: Int

    /// Creates a ticket.
    public init(context: String, number: Int) {
      self.context = context
      self.number = number
    }
  }

  /// What becomes of the promise (W286).
  public enum Reply: Sendable, Hashable {
    /// It is resolved with a value.
    case value(ScriptValue)
    /// It is rejected with an error of this message.
    case error(String)
  }
}
