/// The response to a script's panel, given exactly once.
///
/// WebKit terminates an app that releases the handler of a panel without a call (W306). A panel that
/// cannot be presented, or is dismissed with the controller below it, releases its response, which then
/// sends the default.
@MainActor
final class PanelResponse<Value: Sendable> {
  private let defaultValue: Value
  private let handler: @MainActor @Sendable (Value) -> Void
  private var isGiven = false

  init(_ defaultValue: Value, _ handler: @escaping @MainActor @Sendable (Value) -> Void) {
    self.defaultValue = defaultValue
    self.handler = handler
  }

  /// Sends the response; later ones are ignored.
  func send(_ value: Value) {
    guard !isGiven else { return }
    isGiven = true
    handler(value)
  }

  deinit {
    guard !isGiven else { return }
    let (handler, defaultValue) = (handler, defaultValue)
    Task { @MainActor in handler(defaultValue) }
  }
}
