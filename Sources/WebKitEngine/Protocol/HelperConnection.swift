import EngineSupport
import Foundation
import Glibc
import Synchronization
import WebEngine

/// A connection to the helper over its standard input and output, with one JSON object per line.
///
/// One thread reads, and one serial queue writes. A response completes its command; events are delivered in
/// order to the streams of their pages. When the helper ends, all pending commands fail.
final class HelperConnection: Sendable {
  /// Called with a response on the reading thread, which it must not block.
  typealias ResponseHandler = @Sendable (Result<HelperMessage, WebEngineError>) -> Void

  private struct PendingCommand {
    let name: String
    let page: Int?
    let timeout: Duration
    let deadline: ContinuousClock.Instant
    let handler: ResponseHandler
  }

  private struct State {
    var lastID = 0
    var pending: [Int: PendingCommand] = [:]
    var pages = EventStreams()
    var downloads = EventStreams()
    var started: [CheckedContinuation<Result<Void, WebEngineError>, Never>] = []
    var hasStarted = false
    /// The reason why the helper exited or is about to exit.
    var failure: WebEngineError?
    var isOpen = true
  }

  private let commands: Int32
  private let responses: Int32
  private let timeout: Duration
  private let writer = DispatchQueue(label: "fanlight.webkit.writer")
  private let state = Mutex(State())

  /// Creates a connection that owns the two descriptors of a process, and starts reading.
  init(to process: HelperProcess, timeout: Duration) {
    commands = process.commands
    responses = process.responses
    self.timeout = timeout
    let reader = Thread { [self] in read() }
    reader.name = "fanlight-webkit"
    reader.start()
  }

  /// A Boolean value that indicates whether the helper is still running.
  var isOpen: Bool { state.withLock { $0.isOpen && $0.failure == nil } }

  /// The error of a command to a helper that exited.
  var failure: WebEngineError {
    state.withLock { $0.failure } ?? Self.ended
  }

  /// Waits until the helper has completed its self-check.
  func waitForStart(timeout: Duration) async throws(WebEngineError) {
    let limit = Task { [weak self] in
      try? await Task.sleep(for: timeout)
      if !Task.isCancelled { self?.finishStart(.failure(Self.lateStart(timeout))) }
    }
    defer { limit.cancel() }
    let result: Result<Void, WebEngineError> = await withCheckedContinuation { continuation in
      let known: Result<Void, WebEngineError>? = state.withLock { state in
        if let failure = state.failure { return .failure(failure) }
        if state.hasStarted { return .success(()) }
        if !state.isOpen { return .failure(Self.ended) }
        state.started.append(continuation)
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
    try result.get()
  }

  private func finishStart(_ result: Result<Void, WebEngineError>) {
    let waiters = state.withLock { state in
      if case .success = result { state.hasStarted = true }
      defer { state.started = [] }
      return state.started
    }
    for waiter in waiters { waiter.resume(returning: result) }
  }

  // MARK: Events

  /// Returns the events of a page, for one reader.
  func events(ofPage page: Int) -> AsyncStream<HelperMessage> {
    state.withLock { $0.pages.open(page, isEnded: !$0.isOpen) }
  }

  /// Returns the events of a download, for one reader.
  func events(ofDownload download: Int) -> AsyncStream<HelperMessage> {
    state.withLock { $0.downloads.open(download, isEnded: !$0.isOpen) }
  }

  /// Returns the number of events of a page that have been delivered.
  func deliveredEvents(ofPage page: Int) -> Int { state.withLock { $0.pages.count(page) } }

  /// Finishes the stream of a page, and fails its pending commands.
  func closePage(_ page: Int) {
    state.withLock { $0.pages.close(page) }
    failPendingCommands(ofPage: page, WebEngineError(.pageClosed, "The page was closed."))
  }

  /// Finishes the stream of a download.
  func closeDownload(_ download: Int) { state.withLock { $0.downloads.close(download) } }

  /// Fails a page's pending commands.
  func failPendingCommands(ofPage page: Int, _ error: WebEngineError) {
    let commands = state.withLock { state in
      let own = state.pending.filter { $0.value.page == page }
      for id in own.keys { state.pending[id] = nil }
      return own.values
    }
    for command in commands { command.handler(.failure(error)) }
  }

  // MARK: Commands

  /// Sends a command and waits for its response.
  func response(
    to command: String, _ parameters: [String: JSON] = [:], timeout: Duration? = nil
  ) async throws(WebEngineError) -> HelperMessage {
    let result = await withCheckedContinuation { continuation in
      post(command, parameters, timeout: timeout) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// Sends a command and waits for its result.
  func call<Value: Decodable>(
    _ command: String, _ parameters: [String: JSON] = [:], as type: Value.Type,
    timeout: Duration? = nil
  ) async throws(WebEngineError) -> Value {
    try await response(to: command, parameters, timeout: timeout).result(type)
  }

  /// Sends a command and waits until it is executed.
  func call(
    _ command: String, _ parameters: [String: JSON] = [:], timeout: Duration? = nil
  ) async throws(WebEngineError) {
    _ = try await call(command, parameters, as: NoResult.self, timeout: timeout)
  }

  /// Sends a command whose response is ignored.
  func send(_ command: String, _ parameters: [String: JSON] = [:]) {
    post(command, parameters) { _ in }
  }

  /// Queues a command synchronously, and calls a handler with the response.
  func post(
    _ command: String, _ parameters: [String: JSON], timeout: Duration? = nil,
    handler: @escaping ResponseHandler
  ) {
    let limit = timeout ?? self.timeout
    var page: Int?
    if case .integer(let number) = parameters["page"] { page = number }
    let isSent = state.withLock { state in
      guard state.isOpen, state.failure == nil else { return false }
      state.lastID += 1
      state.pending[state.lastID] = PendingCommand(
        name: command, page: page, timeout: limit, deadline: .now + limit, handler: handler)
      var bytes: [UInt8] = []
      JSON.object([
        "id": .integer(state.lastID), "method": .string(command), "params": .object(parameters),
      ]).write(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      // Queued under the lock: the helper receives commands in the order of their numbers.
      writer.async { [commands, bytes] in Self.write(bytes, to: commands) }
      return true
    }
    if !isSent { handler(.failure(failure)) }
  }

  /// Closes the helper's standard input, upon which it exits.
  func disconnect() {
    state.withLock { state in
      // After it is closed, the descriptor's number may belong to another socket.
      guard state.isOpen else { return }
      writer.async { [commands] in _ = shutdown(commands, Int32(SHUT_RDWR)) }
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let count = Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        // The helper exited, which the reader detects.
        guard count > 0 else { break }
        sent += count
      }
    }
  }

  // MARK: The reading thread

  private func read() {
    var splitter = LineSplitter()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { buffer.deallocate() }
    var polled = pollfd(fd: responses, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&polled, 1, 250)
      if ready < 0, errno != EINTR { break }
      if ready > 0 {
        let count = Glibc.read(responses, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        splitter.append(Data(UnsafeRawBufferPointer(rebasing: buffer[..<count])), each: deliver)
      }
      failExpiredCommands()
    }
    close()
  }

  private func deliver(_ line: Data) {
    guard let message = HelperMessage(line) else { return }
    if let id = message.id {
      let command = state.withLock { $0.pending.removeValue(forKey: id) }
      command?.handler(message.error.map { .failure($0) } ?? .success(message))
    } else if let failure = message.failure {
      state.withLock { $0.failure = failure }
      finishStart(.failure(failure))
    } else if message.method == "Engine.started" {
      finishStart(.success(()))
    } else {
      state.withLock { state in
        if let page = message.page {
          state.pages.yield(message, to: page)
        } else if let transfer = message.parameters(DownloadHead.self) {
          state.downloads.yield(message, to: transfer.download)
          if message.method == "Download.started", let page = transfer.page {
            state.pages.yield(message, to: page)
          }
        }
      }
    }
  }

  private func failExpiredCommands() {
    let now = ContinuousClock.now
    let late = state.withLock { state in
      let late = state.pending.filter { $0.value.deadline < now }
      for id in late.keys { state.pending[id] = nil }
      return late.values
    }
    for command in late {
      command.handler(
        .failure(
          WebEngineError(
            .timedOut,
            "\(command.page == nil ? "WebKit" : "The page") did not respond to \(command.name) within "
              + "\(command.timeout.components.seconds) s.",
            advice: "Try again when the machine is less busy, or make the page lighter.")))
    }
  }

  private func close() {
    let failure = self.failure
    let (pending, streams) = state.withLock { state in
      state.isOpen = false
      defer { state.pending = [:] }
      return (state.pending.values, [state.pages.closeAll(), state.downloads.closeAll()])
    }
    finishStart(.failure(failure))
    for command in pending { command.handler(.failure(failure)) }
    for stream in streams.joined() { stream.finish() }
    // After all queued writes: the writer must not use a reused descriptor.
    writer.async { [commands, responses] in
      for descriptor in [commands, responses] { Glibc.close(descriptor) }
    }
  }

  private static let ended = WebEngineError(
    .engineTerminated, "The WebKit helper exited unexpectedly.",
    advice: "Try again; if it exits each time, run “fanlight doctor”.")

  private static func lateStart(_ timeout: Duration) -> WebEngineError {
    WebEngineError(
      .startFailed, "WebKit did not start within \(timeout.components.seconds) s.",
      advice: "Try again when the machine is less busy.")
  }
}

/// A result whose members are ignored.
private struct NoResult: Decodable {}

/// The parameter that every event of a download has.
private struct DownloadHead: Decodable {
  let download: Int
  let page: Int?
}
