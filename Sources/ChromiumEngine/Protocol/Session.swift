import EngineSupport
import Foundation
import Synchronization
import WebEngine

/// A session of the DevTools protocol, attached to a page or to the browser itself.
struct Session: Sendable {
  /// The session identifier; "" for the browser's own session.
  let identifier: String
  /// The connection to the browser.
  let connection: Connection

  /// A result whose members are ignored.
  struct EmptyResult: Decodable {}

  /// Sends a command and decodes its result.
  func call<R: Decodable>(
    _ command: String, _ parameters: JSON = [:], as type: R.Type, timeout: Duration? = nil
  ) async throws(WebEngineError) -> R {
    try await connection.response(to: command, parameters, session: identifier, timeout: timeout)
      .result(type, of: command)
  }

  /// Sends a command and waits for its response.
  func call(
    _ command: String, _ parameters: JSON = [:], timeout: Duration? = nil
  ) async throws(WebEngineError) {
    _ = try await call(command, parameters, as: EmptyResult.self, timeout: timeout)
  }

  /// A command of a batch.
  struct Command {
    /// The command's name, such as "Page.enable".
    var name: String
    /// The command's parameters.
    var parameters: JSON
    /// A Boolean value that indicates whether the batch succeeds even if the command fails.
    var mayFail = false
    /// A Boolean value that indicates whether the batch waits for the command's response while the session is
    /// suspended, which defers the command.
    var waitsWhileSuspended = true
    /// The timeout; `nil` for the connection's.
    var timeout: Duration?

    init(
      _ name: String, _ parameters: JSON = [:], mayFail: Bool = false,
      waitsWhileSuspended: Bool = true, timeout: Duration? = nil
    ) {
      self.name = name
      self.parameters = parameters
      self.mayFail = mayFail
      self.waitsWhileSuspended = waitsWhileSuspended
      self.timeout = timeout
    }
  }

  /// Sends a batch of commands in order, and throws its first failure after the last response.
  func callAll(_ commands: [Command]) async throws(WebEngineError) {
    let failure: WebEngineError? = await withCheckedContinuation { continuation in
      guard !commands.isEmpty else { return continuation.resume(returning: nil) }
      let batch = Batch(open: commands.count, continuation: continuation)
      for command in commands {
        var didDefer: (@Sendable () -> Void)?
        if !command.waitsWhileSuspended { didDefer = { batch.complete(with: nil) } }
        connection.post(
          command.name, command.parameters, session: identifier, timeout: command.timeout,
          didDefer: didDefer
        ) { batch.didReceive($0, of: command.name, mayFail: command.mayFail) }
      }
    }
    if let failure { throw failure }
  }

  /// A batch of commands, which reports its first failure after the last response.
  private final class Batch: Sendable {
    private let state: Mutex<(open: Int, failure: WebEngineError?)>
    private let continuation: CheckedContinuation<WebEngineError?, Never>

    init(open: Int, continuation: CheckedContinuation<WebEngineError?, Never>) {
      state = Mutex((open, nil))
      self.continuation = continuation
    }

    func didReceive(
      _ response: Result<IncomingMessage, WebEngineError>, of command: String, mayFail: Bool
    ) {
      do throws(WebEngineError) {
        _ = try response.get().result(EmptyResult.self, of: command)
        complete(with: nil)
      } catch {
        complete(with: mayFail ? nil : error)
      }
    }

    func complete(with failure: WebEngineError?) {
      let (isLast, failure) = state.withLock { state -> (Bool, WebEngineError?) in
        state.open -= 1
        state.failure = state.failure ?? failure
        return (state.open == 0, state.failure)
      }
      if isLast { continuation.resume(returning: failure) }
    }
  }

  /// Sends a command and returns the decoded base64 string of its result's member `data`.
  func data(
    _ command: String, _ parameters: JSON, timeout: Duration? = nil
  ) async throws(WebEngineError) -> Data {
    try await connection.response(to: command, parameters, session: identifier, timeout: timeout)
      .decodedData(of: command)
  }

  /// Sends a command whose response is ignored.
  func send(_ command: String, _ parameters: JSON = [:]) {
    connection.send(command, parameters, session: identifier)
  }
}
