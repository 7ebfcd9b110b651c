import EngineSupport
import WebEngine

/// The requirements that all controllers of a page share.
///
/// A page owns its controllers, which have unowned references to it: work that outlives a call is started
/// with ``perform(_:)``, which retains the page until the work ends.
@PageActor
protocol PageContext: AnyObject, Sendable {
  /// The helper that has the page.
  nonisolated var helper: Helper { get }
  /// The helper's number of the page.
  nonisolated var number: Int { get }
  /// The prefix of the injected scripts' names in the page, which the page cannot guess.
  nonisolated var secret: String { get }
  /// The page's configuration.
  nonisolated var configuration: PageConfiguration { get }
  /// The viewport that was set last.
  var viewport: PageViewport { get }
  /// The main frame.
  var mainFrame: PageFrame { get }

  /// Throws if the page was closed or its process terminated.
  func checkOpen() throws(WebEngineError)
  /// Reports events.
  func emit(_ events: [PageEvent])
  /// Waits until every event that the helper sent before the call is reported.
  func waitUntilEventsAreReported() async
}

extension PageContext {
  /// Returns the parameters of a command to the page.
  nonisolated func parameters(_ others: [String: JSON] = [:]) -> [String: JSON] {
    others.merging(["page": .integer(number)]) { _, own in own }
  }

  /// Sends a command to the page, and waits until it is executed.
  func call(
    _ command: String, _ others: [String: JSON] = [:], timeout: Duration? = nil
  ) async throws(WebEngineError) {
    try checkOpen()
    try await helper.connection.call(command, parameters(others), timeout: timeout)
  }

  /// Sends a command to the page, and waits for its result.
  func call<Value: Decodable>(
    _ command: String, _ others: [String: JSON] = [:], as type: Value.Type,
    timeout: Duration? = nil
  ) async throws(WebEngineError) -> Value {
    try checkOpen()
    return try await helper.connection.response(to: command, parameters(others), timeout: timeout)
      .result(type)
  }

  /// Sends a command to the page without waiting for it.
  nonisolated func send(_ command: String, _ others: [String: JSON] = [:]) {
    helper.connection.send(command, parameters(others))
  }

  /// Starts work of a controller, and retains the page until it ends.
  func perform(_ work: @escaping @PageActor () async -> Void) {
    Task {
      await work()
      withExtendedLifetime(self) {}
    }
  }
}
