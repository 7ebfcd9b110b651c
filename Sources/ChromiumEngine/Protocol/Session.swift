import Foundation
import Synchronization
import WebEngine

/// Commands to one page, or to the browser itself.
struct Session: Sendable {
  /// Chromium's name for the session; "" is the browser's own.
  let identifier: String
  /// The connection that carries it.
  let connection: Connection

  /// An answer without contents.
  struct Nothing: Decodable {}

  /// Sends a command and decodes its answer.
  func call<R: Decodable>(
    _ command: String, _ parameters: JSON = [:], as type: R.Type, timeout: Duration? = nil
  ) async throws(WebEngineError) -> R {
    try await connection.ask(command, parameters, session: identifier, timeout: timeout)
      .result(type, of: command)
  }

  /// Sends a command and waits until it is done.
  func call(
    _ command: String, _ parameters: JSON = [:], timeout: Duration? = nil
  ) async throws(WebEngineError) {
    _ = try await call(command, parameters, as: Nothing.self, timeout: timeout)
  }

  /// A command of a batch.
  struct Command {
    /// The command's name.
    var name: String
    /// Its parameters.
    var parameters: JSON
    /// Whether the batch succeeds without it.
    var mayFail = false
    /// Whether it is not waited for while the page's main frame loads another document.
    var mayLinger = false
    /// How long its answer may take; `nil` for as long as others.
    var timeout: Duration?

    init(
      _ name: String, _ parameters: JSON = [:], mayFail: Bool = false, mayLinger: Bool = false,
      timeout: Duration? = nil
    ) {
      self.name = name
      self.parameters = parameters
      self.mayFail = mayFail
      self.mayLinger = mayLinger
      self.timeout = timeout
    }
  }

  /// Sends several commands at once, in order, and waits until all are done.
  func callAll(_ commands: [Command]) async throws(WebEngineError) {
    let failure: WebEngineError? = await withCheckedContinuation { continuation in
      guard !commands.isEmpty else { return continuation.resume(returning: nil) }
      let answers = Answers(open: commands.count, continuation: continuation)
      for command in commands {
        var linger: (@Sendable () -> Void)?
        if command.mayLinger { linger = { answers.end(with: nil) } }
        connection.post(
          command.name, command.parameters, session: identifier, timeout: command.timeout,
          linger: linger
        ) { answers.take($0, of: command.name, mayFail: command.mayFail) }
      }
    }
    if let failure { throw failure }
  }

  /// The answers of a batch: the first failure, once all are there.
  private final class Answers: Sendable {
    private let state: Mutex<(open: Int, failure: WebEngineError?)>
    private let continuation: CheckedContinuation<WebEngineError?, Never>

    init(open: Int, continuation: CheckedContinuation<WebEngineError?, Never>) {
      state = Mutex((open, nil))
      self.continuation = continuation
    }

    func take(
      _ answer: Result<IncomingMessage, WebEngineError>, of command: String, mayFail: Bool
    ) {
      do throws(WebEngineError) {
        _ = try answer.get().result(Nothing.self, of: command)
        end(with: nil)
      } catch {
        end(with: mayFail ? nil : error)
      }
    }

    func end(with failure: WebEngineError?) {
      let (isLast, failure) = state.withLock { state -> (Bool, WebEngineError?) in
        state.open -= 1
        state.failure = state.failure ?? failure
        return (state.open == 0, state.failure)
      }
      if isLast { continuation.resume(returning: failure) }
    }
  }

  /// Sends a command that answers with base64 in `data`.
  func data(
    _ command: String, _ parameters: JSON, timeout: Duration? = nil
  ) async throws(WebEngineError) -> Data {
    try await connection.ask(command, parameters, session: identifier, timeout: timeout)
      .decodedData(of: command)
  }

  /// Sends a command without waiting for its response.
  func send(_ command: String, _ parameters: JSON = [:]) {
    connection.send(command, parameters, session: identifier)
  }
}
