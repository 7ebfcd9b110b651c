/// A message that a script posted to a handler (W285).
public struct ScriptMessage: Sendable, Hashable {
  /// The name of the handler.
  public var name: String
  /// The content world of the script.
  public var world: ScriptWorld
  /// The frame of the script.
  public var frame: PageFrame
  /// The body of the message.
  public var body: ScriptValue
  /// The promise to reply to; `nil` if no reply is expected.
  public var ticket: Ticket?

  /// Creates a message to a handler.
  public init(
    name: String, world: ScriptWorld, frame: PageFrame, body: ScriptValue, ticket: Ticket? = nil
  ) {
    self.name = name
    self.world = world
    self.frame = frame
    self.body = body
    self.ticket = ticket
  }

  /// The identifier of a promise that a script awaits.
  public struct Ticket: Sendable, Hashable {
    /// The engine's identifier of the execution context.
    public var context: String
    /// The number of the promise in the context.
    public var number: Int

    /// Creates the identifier of a promise.
    public init(context: String, number: Int) {
      self.context = context
      self.number = number
    }
  }

  /// The replies to a message (W286).
  public enum Reply: Sendable, Hashable {
    /// Resolve the promise with a value.
    case value(ScriptValue)
    /// Reject the promise with an error of this message.
    case error(String)
  }
}
