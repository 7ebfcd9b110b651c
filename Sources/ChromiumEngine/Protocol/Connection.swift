import EngineSupport
import Foundation
import Glibc
import Synchronization
import WebEngine

/// A connection to the browser over its pipe, which speaks the DevTools protocol.
///
/// One thread reads, and one serial queue writes. A response completes its command; events are delivered
/// in order to the streams of their sessions. When the browser exits, all pending commands fail.
final class Connection: Sendable {
  private let commands: Int32
  private let responses: Int32
  private let standardError: Int32
  private let timeout: Duration
  private let writer = DispatchQueue(label: "fanlight.chromium.writer")
  private let state = Mutex(State())

  /// Called with a response on the reading thread, which it must not block.
  typealias ResponseHandler = @Sendable (Result<IncomingMessage, WebEngineError>) -> Void

  /// A command whose response has not arrived.
  private struct PendingCommand {
    let session: String
    let timeout: Duration
    var deadline: ContinuousClock.Instant
    let handler: ResponseHandler
    /// Called instead of `handler` when the page's process is suspended, which defers the command; `nil` to
    /// wait for the response.
    let didDefer: (@Sendable () -> Void)?
    /// Whether the timeout is paused while the page's process is suspended.
    let pausesTimeoutWhileSuspended: Bool
    /// Whether the command checks that the browser responds at all.
    var isProbe = false

    init(
      session: String, timeout: Duration, handler: @escaping ResponseHandler,
      didDefer: (@Sendable () -> Void)? = nil, pausesTimeoutWhileSuspended: Bool = false
    ) {
      self.session = session
      self.timeout = timeout
      self.deadline = .now + timeout
      self.handler = handler
      self.didDefer = didDefer
      self.pausesTimeoutWhileSuspended = pausesTimeoutWhileSuspended
    }
  }

  private struct State {
    var lastID = 0
    var pending: [Int: PendingCommand] = [:]
    /// Commands to pages that timed out, while a probe checks whether the browser hangs as well.
    var overdue: [PendingCommand] = []
    /// The number of suspensions of each session's page that have not ended.
    var suspended: [String: Int] = [:]
    var sessions: [String: AsyncStream<IncomingMessage>.Continuation] = [:]
    var delivered: [String: Int] = [:]
    /// The sessions that receive the `Target.targetInfoChanged` events of their tabs, by tab.
    var targets: [String: String] = [:]
    var standardErrorTail = Data()
    /// The number of commands that wait until the pipe is writable.
    var queuedWrites = 0
    var isOpen = true
  }

  /// Creates a connection that owns the descriptors, and starts reading.
  init(commands: Int32, responses: Int32, standardError: Int32, timeout: Duration) {
    self.commands = commands
    self.responses = responses
    self.standardError = standardError
    self.timeout = timeout
    let reader = Thread { [self] in read() }
    reader.name = "fanlight-chromium"
    reader.start()
  }

  /// A Boolean value that indicates whether the browser is still running.
  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// The end of the browser's output to standard error.
  var standardErrorTail: String {
    state.withLock { String(decoding: $0.standardErrorTail, as: UTF8.self) }
  }

  /// The browser's own session.
  var root: Session { Session(identifier: "", connection: self) }

  /// Opens the stream of a session's events; called before its first command, so that no event is lost.
  ///
  /// - Parameter target: The tab whose `Target.targetInfoChanged` events, which belong to the browser's
  ///   session, are delivered to the stream as well.
  func events(of session: String, target: String? = nil) -> AsyncStream<IncomingMessage> {
    let (stream, continuation) = AsyncStream.makeStream(of: IncomingMessage.self)
    let isOpen = state.withLock { state in
      if state.isOpen {
        state.sessions[session] = continuation
        if let target { state.targets[target] = session }
      }
      return state.isOpen
    }
    if !isOpen { continuation.finish() }
    return stream
  }

  /// Returns the number of events of a session that have been delivered.
  func deliveredEvents(of session: String) -> Int {
    state.withLock { $0.delivered[session, default: 0] }
  }

  /// Ends a session: finishes its stream, and fails its pending commands.
  func endSession(_ session: String) {
    let stream = state.withLock { state in
      state.delivered[session] = nil
      state.targets = state.targets.filter { $0.value != session }
      state.suspended[session] = nil
      return state.sessions.removeValue(forKey: session)
    }
    stream?.finish()
    failPendingCommands(of: session, WebEngineError(.pageClosed, "The page was closed."))
  }

  /// Fails a session's pending commands.
  func failPendingCommands(of session: String, _ error: WebEngineError) {
    let commands = state.withLock { state in
      let open = state.pending.filter { $0.value.session == session }
      for id in open.keys { state.pending[id] = nil }
      let overdue = state.overdue.filter { $0.session == session }
      state.overdue.removeAll { $0.session == session }
      return open.values + overdue
    }
    for command in commands { command.handler(.failure(error)) }
  }

  /// Sends a command and waits for its response.
  func response(
    to command: String, _ parameters: JSON, session: String, timeout: Duration? = nil
  ) async throws(WebEngineError) -> IncomingMessage {
    let result = await withCheckedContinuation { continuation in
      post(command, parameters, session: session, timeout: timeout) {
        continuation.resume(returning: $0)
      }
    }
    return try result.get()
  }

  /// Sends or queues a command synchronously, and calls a handler with the response.
  ///
  /// - Parameter didDefer: Called instead of `handler` when the page's process is suspended, which executes
  ///   the command later; `nil` to wait for the response.
  func post(
    _ command: String, _ parameters: JSON, session: String, timeout: Duration? = nil,
    didDefer: (@Sendable () -> Void)? = nil, handler: @escaping ResponseHandler
  ) {
    if let didDefer, state.withLock({ $0.suspended[session] != nil }) {
      send(command, parameters, session: session)
      return didDefer()
    }
    let pending = PendingCommand(
      session: session, timeout: timeout ?? self.timeout, handler: handler, didDefer: didDefer,
      pausesTimeoutWhileSuspended: timeout == nil)
    if !send(command, parameters, session: session, pending: pending) {
      handler(.failure(Self.browserExited))
    }
  }

  /// Sends a command whose response is ignored.
  func send(_ command: String, _ parameters: JSON, session: String) {
    _ = send(command, parameters, session: session, pending: nil)
  }

  /// Counts a suspension of a session's page, and removes the pending commands that do not wait during it.
  ///
  /// - Returns: The `didDefer` handlers of the removed commands.
  func beginSuspension(_ session: String) -> [@Sendable () -> Void] {
    state.withLock { state in
      state.suspended[session, default: 0] += 1
      let open = state.pending.filter { $0.value.session == session && $0.value.didDefer != nil }
      for id in open.keys { state.pending[id] = nil }
      return open.values.compactMap(\.didDefer)
    }
  }

  /// Counts the end of a suspension; after the last one, restarts the timeouts of the session's pending commands.
  func endSuspension(_ session: String) {
    state.withLock { state in
      guard let count = state.suspended[session] else { return }
      state.suspended[session] = count > 1 ? count - 1 : nil
      if count > 1 { return }
      for (id, command) in state.pending
      where command.session == session && command.pausesTimeoutWhileSuspended {
        state.pending[id]?.deadline = .now + command.timeout
      }
    }
  }

  /// Closes the write end of the pipe, upon which the browser exits and reading ends.
  func disconnect() {
    state.withLock { state in
      // Queued under the lock, so that it precedes the closing of the descriptors.
      if state.isOpen { writer.async { [commands] in _ = shutdown(commands, Int32(SHUT_WR)) } }
    }
  }

  private func send(
    _ command: String, _ parameters: JSON, session: String, pending: PendingCommand?
  ) -> Bool {
    state.withLock { state in
      guard state.isOpen else { return false }
      state.lastID += 1
      let id = state.lastID
      state.pending[id] = pending
      var members: [String: JSON] = [
        "id": .integer(id), "method": .string(command), "params": parameters,
      ]
      if !session.isEmpty { members["sessionId"] = .string(session) }
      var bytes: [UInt8] = []
      JSON.object(members).write(to: &bytes)
      bytes.append(0)
      // Written or queued under the lock: the browser receives commands in the order of their identifiers.
      write(bytes, &state)
      return true
    }
  }

  /// Writes as much as the pipe accepts without blocking, which saves waking a thread; queues the rest.
  private func write(_ bytes: [UInt8], _ state: inout State) {
    let sent =
      state.queuedWrites > 0
      ? 0 : Self.send(bytes[...], to: commands, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    guard sent < bytes.count else { return }
    state.queuedWrites += 1
    writer.async { [self] in
      _ = Self.send(bytes[sent...], to: commands, Int32(MSG_NOSIGNAL))
      self.state.withLock { $0.queuedWrites -= 1 }
    }
  }

  /// Sends as many bytes as possible; returns their number.
  private static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, _ flags: Int32) -> Int
  {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let count = Glibc.send(descriptor, rest.baseAddress, rest.count, flags)
        if count < 0 {
          if errno == EINTR { continue }
          break  // the pipe is full, or the browser exited, which the reader detects
        }
        sent += count
      }
      return sent
    }
  }

  // MARK: The reading thread

  private func read() {
    var splitter = MessageSplitter()
    let capacity = 1 << 20
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    defer { buffer.deallocate() }
    var polled = [
      pollfd(fd: responses, events: Int16(POLLIN), revents: 0),
      pollfd(fd: standardError, events: Int16(POLLIN), revents: 0),
    ]
    reading: while true {
      let ready = poll(&polled, 2, 250)
      if ready < 0, errno != EINTR { break }
      if polled[1].revents != 0 {
        let count = Glibc.read(standardError, buffer.baseAddress, capacity)
        if count > 0 { appendStandardError(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        if count == 0 { polled[1].fd = -1 }
      }
      if polled[0].revents != 0 {
        let count = Glibc.read(responses, buffer.baseAddress, capacity)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break reading }
        splitter.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]), each: deliver)
      }
      guard failExpiredCommands() else { break }
    }
    close()
  }

  private func deliver(_ body: Data) {
    guard let message = IncomingMessage(body) else { return }
    if let id = message.id {
      let command = state.withLock { $0.pending.removeValue(forKey: id) }
      command?.handler(.success(message))
    } else {
      let changed = message.changedTarget
      state.withLock { state in
        let session = changed.flatMap { state.targets[$0] } ?? message.session
        // Events before the stream is opened are dropped, and not counted.
        guard let stream = state.sessions[session] else { return }
        state.delivered[session, default: 0] += 1
        stream.yield(message)
      }
    }
  }

  private func appendStandardError(_ bytes: UnsafeRawBufferPointer) {
    state.withLock { state in
      state.standardErrorTail.append(contentsOf: bytes)
      state.standardErrorTail = Data(state.standardErrorTail.suffix(4096))
    }
  }

  /// Fails the commands that timed out; returns `false` if the browser as a whole does not respond.
  private func failExpiredCommands() -> Bool {
    let now = ContinuousClock.now
    var isProbing = false
    let late = state.withLock { state in
      let late = state.pending.filter {
        $0.value.deadline < now
          && !($0.value.pausesTimeoutWhileSuspended && state.suspended[$0.value.session] != nil)
      }
      for id in late.keys { state.pending[id] = nil }
      isProbing = !state.overdue.isEmpty
      state.overdue += late.values.filter { !$0.session.isEmpty }
      return late.values
    }
    for command in late where command.session.isEmpty {
      command.handler(.failure(Self.timeoutError("Chromium", command.timeout)))
    }
    if late.contains(where: \.isProbe) { return false }
    // A page that does not respond may be busy; a browser that does not respond hangs.
    if !isProbing, late.contains(where: { !$0.session.isEmpty }) {
      var probe = PendingCommand(session: "", timeout: min(timeout, .seconds(5))) {
        [weak self] response in
        if case .success = response { self?.failOverdueCommands() }
      }
      probe.isProbe = true
      _ = send("Browser.getVersion", [:], session: "", pending: probe)
    }
    return true
  }

  private func failOverdueCommands() {
    let overdue = state.withLock { state in
      defer { state.overdue = [] }
      return state.overdue
    }
    for command in overdue {
      command.handler(.failure(Self.timeoutError("The page", command.timeout)))
    }
  }

  private static func timeoutError(_ subject: String, _ timeout: Duration) -> WebEngineError {
    WebEngineError(
      .timedOut, "\(subject) did not respond within \(timeout.components.seconds) s.",
      advice: "Try again when the machine is less busy, or make the page lighter.")
  }

  private func close() {
    let (pending, sessions) = state.withLock { state in
      state.isOpen = false
      defer {
        state.pending = [:]
        state.overdue = []
        state.sessions = [:]
      }
      return (state.pending.values + state.overdue, state.sessions)
    }
    for command in pending {
      command.handler(.failure(Self.browserExited))
    }
    for session in sessions.values { session.finish() }
    // After all queued writes: the writer must not use a reused descriptor.
    writer.async { [commands, responses, standardError] in
      for descriptor in [commands, responses, standardError] { Glibc.close(descriptor) }
    }
  }

  private static let browserExited = WebEngineError(
    .engineTerminated, "Chromium ended while it was needed.",
    advice: "Try again; if it ends each time, see what “fanlight doctor” says.")
}
