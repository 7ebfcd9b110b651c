/// The answer to a script's panel, which is given once whatever becomes of the panel.
///
/// WebKit ends the app whose panel goes away without an answer (W306). A panel that cannot be shown, or
/// goes with the controller below it, takes its answer with it, which then gives the stand-in.
@MainActor
final class PanelAnswer<Value: Sendable> {
  private let standIn: Value
  private let handler: @MainActor @Sendable (Value) -> Void
  private var isGiven = false

  init(_ standIn: Value, _ handler: @escaping @MainActor @Sendable (Value) -> Void) {
    self.standIn = standIn
    self.handler = handler
  }

  /// Gives the answer; a second one is none.
  func give(_ value: Value) {
    guard !isGiven else { return }
    isGiven = true
    handler(value)
  }

  deinit {
    guard !isGiven else { return }
    let (handler, standIn) = (handler, standIn)
    Task { @MainActor in handler(standIn) }
  }
}
