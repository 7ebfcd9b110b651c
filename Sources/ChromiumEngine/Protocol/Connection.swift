import Foundation
import Glibc
import Synchronization
import WebEngine

/// The DevTools protocol over the browser's pipe: commands out, answers and events in.
///
/// One thread reads, one serial queue writes. Answers wake whoever asked; events go, in order, to
/// the session that they belong to. When the browser is gone every question is answered so.
final class Connection: Sendable {
  private let commands: Int32
  private let replies: Int32
  private let diagnostics: Int32
  private let timeout: Duration
  private let writer = DispatchQueue(label: "fanlight.chromium.writer")
  private let state = Mutex(State())

  /// What is done with an answer; on the reading thread, so it must be quick.
  typealias Answer = @Sendable (Result<IncomingMessage, WebEngineError>) -> Void

  private struct Question {
    let session: String
    let timeout: Duration
    var deadline: ContinuousClock.Instant
    let answer: Answer
    /// What is called instead when the page's process takes in no commands for now.
    let linger: (@Sendable () -> Void)?
    /// Whether its time stands still while the page's process takes in no commands.
    let pausesTimeoutWhileSuspended: Bool
    /// Whether it only asks if the browser answers anything.
    var isProbe = false

    init(
      session: String, timeout: Duration, answer: @escaping Answer,
      linger: (@Sendable () -> Void)? = nil, pausesTimeoutWhileSuspended: Bool = false
    ) {
      self.session = session
      self.timeout = timeout
      self.deadline = .now + timeout
      self.answer = answer
      self.linger = linger
      self.pausesTimeoutWhileSuspended = pausesTimeoutWhileSuspended
    }
  }

  private struct State {
    var lastID = 0
    var questions: [Int: Question] = [:]
    /// Questions to pages whose time ran out, while it is found out whether the browser hangs too.
    var overdue: [Question] = []
    /// How many words are waited for that say that a page's process takes in commands again.
    var suspended: [String: Int] = [:]
    var sessions: [String: AsyncStream<IncomingMessage>.Continuation] = [:]
    var delivered: [String: Int] = [:]
    /// The sessions that receive their tabs' changes.
    var targets: [String: String] = [:]
    var standardErrorTail = Data()
    /// How many commands wait for room in the pipe.
    var queuedWrites = 0
    var isOpen = true
  }

  /// Takes over the descriptors and starts reading.
  init(commands: Int32, replies: Int32, diagnostics: Int32, timeout: Duration) {
    self.commands = commands
    self.replies = replies
    self.diagnostics = diagnostics
    self.timeout = timeout
    let reader = Thread { [self] in read() }
    reader.name = "fanlight-chromium"
    reader.start()
  }

  /// Whether the browser is still there.
  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// The end of what the browser wrote to its standard error.
  var standardErrorTail: String {
    state.withLock { String(decoding: $0.standardErrorTail, as: UTF8.self) }
  }

  /// The browser's own session: commands about pages, not in one.
  var root: Session { Session(identifier: "", connection: self) }

  /// Opens the stream of a session's events; before its first command, so that none is lost.
  ///
  /// - Parameter target: The tab of which the browser's own session is to say here, too, that it has
  ///   changed, in the order in which all came.
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

  /// How many events of a session were handed over so far.
  func deliveredEvents(of session: String) -> Int {
    state.withLock { $0.delivered[session, default: 0] }
  }

  /// Ends a session: its stream finishes and its open questions fail.
  func endSession(_ session: String) {
    let stream = state.withLock { state in
      state.delivered[session] = nil
      state.targets = state.targets.filter { $0.value != session }
      state.suspended[session] = nil
      return state.sessions.removeValue(forKey: session)
    }
    stream?.finish()
    failQuestions(of: session, WebEngineError(.pageClosed, "The page was closed."))
  }

  /// Answers a session's open questions with a failure.
  func failQuestions(of session: String, _ error: WebEngineError) {
    let orphans = state.withLock { state in
      let open = state.questions.filter { $0.value.session == session }
      for id in open.keys { state.questions[id] = nil }
      let overdue = state.overdue.filter { $0.session == session }
      state.overdue.removeAll { $0.session == session }
      return open.values + overdue
    }
    for question in orphans { question.answer(.failure(error)) }
  }

  /// Sends a command and waits for its answer.
  func ask(
    _ command: String, _ parameters: JSON, session: String, timeout: Duration? = nil
  ) async throws(WebEngineError) -> IncomingMessage {
    let answer = await withCheckedContinuation { continuation in
      post(command, parameters, session: session, timeout: timeout) {
        continuation.resume(returning: $0)
      }
    }
    return try answer.get()
  }

  /// Sends a command before it returns, and hands over the answer later.
  ///
  /// - Parameter linger: What is called instead of `answer` when the page's process takes in no
  ///   commands for now; it carries the command out later. `nil` to wait for the answer.
  func post(
    _ command: String, _ parameters: JSON, session: String, timeout: Duration? = nil,
    linger: (@Sendable () -> Void)? = nil, answer: @escaping Answer
  ) {
    if let linger, state.withLock({ $0.suspended[session] != nil }) {
      send(command, parameters, session: session)
      return linger()
    }
    let question = Question(
      session: session, timeout: timeout ?? self.timeout, answer: answer, linger: linger,
      pausesTimeoutWhileSuspended: timeout == nil)
    if !send(command, parameters, session: session, question: question) {
      answer(.failure(Self.gone))
    }
  }

  /// Sends a command whose response is ignored.
  func send(_ command: String, _ parameters: JSON, session: String) {
    _ = send(command, parameters, session: session, question: nil)
  }

  /// Takes out the questions of a suspended session that nobody has to wait for.
  func noteSuspension(_ session: String) -> [@Sendable () -> Void] {
    state.withLock { state in
      state.suspended[session, default: 0] += 1
      let open = state.questions.filter { $0.value.session == session && $0.value.linger != nil }
      for id in open.keys { state.questions[id] = nil }
      return open.values.compactMap(\.linger)
    }
  }

  /// Lets the time of a session's questions run again, from its beginning.
  func noteResumption(_ session: String) {
    state.withLock { state in
      guard let count = state.suspended[session] else { return }
      state.suspended[session] = count > 1 ? count - 1 : nil
      if count > 1 { return }
      for (id, question) in state.questions
      where question.session == session && question.pausesTimeoutWhileSuspended {
        state.questions[id]?.deadline = .now + question.timeout
      }
    }
  }

  /// Closes our end; the browser ends, and with it the reading.
  func hangUp() {
    state.withLock { state in
      // Queued under the lock, and so before the descriptors are closed and perhaps reused.
      if state.isOpen { writer.async { [commands] in _ = shutdown(commands, Int32(SHUT_WR)) } }
    }
  }

  private func send(
    _ command: String, _ parameters: JSON, session: String, question: Question?
  ) -> Bool {
    state.withLock { state in
      guard state.isOpen else { return false }
      state.lastID += 1
      let id = state.lastID
      state.questions[id] = question
      var members: [String: JSON] = [
        "id": .integer(id), "method": .string(command), "params": parameters,
      ]
      if !session.isEmpty { members["sessionId"] = .string(session) }
      var bytes: [UInt8] = []
      JSON.object(members).write(to: &bytes)
      bytes.append(0)
      // Written or queued under the lock: the browser sees commands in the order of their numbers.
      write(bytes, &state)
      return true
    }
  }

  /// Writes what the pipe takes at once, for another thread would have to wake up; queues the rest.
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

  /// Sends as much as can be sent; returns how much that is.
  private static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, _ flags: Int32) -> Int
  {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
        let count = Glibc.send(descriptor, rest.baseAddress, rest.count, flags)
        if count < 0 {
          if errno == EINTR { continue }
          break  // the pipe is full, or the browser has ended: the reader sees that and says so
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
      pollfd(fd: replies, events: Int16(POLLIN), revents: 0),
      pollfd(fd: diagnostics, events: Int16(POLLIN), revents: 0),
    ]
    reading: while true {
      let ready = poll(&polled, 2, 250)
      if ready < 0, errno != EINTR { break }
      if polled[1].revents != 0 {
        let count = Glibc.read(diagnostics, buffer.baseAddress, capacity)
        if count > 0 { complain(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
        if count == 0 { polled[1].fd = -1 }
      }
      if polled[0].revents != 0 {
        let count = Glibc.read(replies, buffer.baseAddress, capacity)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break reading }
        splitter.take(UnsafeRawBufferPointer(rebasing: buffer[..<count]), each: deliver)
      }
      guard expire() else { break }
    }
    close()
  }

  private func deliver(_ body: Data) {
    guard let message = IncomingMessage(body) else { return }
    if let id = message.id {
      let question = state.withLock { $0.questions.removeValue(forKey: id) }
      question?.answer(.success(message))
    } else {
      let changed = message.changedTarget
      state.withLock { state in
        let session = changed.flatMap { state.targets[$0] } ?? message.session
        // What comes before anybody listens is nobody's to wait for.
        guard let stream = state.sessions[session] else { return }
        state.delivered[session, default: 0] += 1
        stream.yield(message)
      }
    }
  }

  private func complain(_ bytes: UnsafeRawBufferPointer) {
    state.withLock { state in
      state.standardErrorTail.append(contentsOf: bytes)
      state.standardErrorTail = Data(state.standardErrorTail.suffix(4096))
    }
  }

  /// Gives up the questions whose time has run out; false when the browser hangs as a whole.
  private func expire() -> Bool {
    let now = ContinuousClock.now
    var isProbing = false
    let late = state.withLock { state in
      let late = state.questions.filter {
        $0.value.deadline < now
          && !($0.value.pausesTimeoutWhileSuspended && state.suspended[$0.value.session] != nil)
      }
      for id in late.keys { state.questions[id] = nil }
      isProbing = !state.overdue.isEmpty
      state.overdue += late.values.filter { !$0.session.isEmpty }
      return late.values
    }
    for question in late where question.session.isEmpty {
      question.answer(.failure(Self.silence("Chromium", question.timeout)))
    }
    if late.contains(where: \.isProbe) { return false }
    // A page that does not answer may just be busy; a browser that answers nothing is lost.
    if !isProbing, late.contains(where: { !$0.session.isEmpty }) {
      var probe = Question(session: "", timeout: min(timeout, .seconds(5))) { [weak self] answer in
        if case .success = answer { self?.giveUpOverdue() }
      }
      probe.isProbe = true
      _ = send("Browser.getVersion", [:], session: "", question: probe)
    }
    return true
  }

  private func giveUpOverdue() {
    let overdue = state.withLock { state in
      defer { state.overdue = [] }
      return state.overdue
    }
    for question in overdue {
      question.answer(.failure(Self.silence("The page", question.timeout)))
    }
  }

  private static func silence(_ who: String, _ time: Duration) -> WebEngineError {
    WebEngineError(
      .timedOut, "\(who) did not answer within \(time.components.seconds) s.",
      advice: "Try again when the machine is less busy, or make the page lighter.")
  }

  private func close() {
    let (questions, sessions) = state.withLock { state in
      state.isOpen = false
      defer {
        state.questions = [:]
        state.overdue = []
        state.sessions = [:]
      }
      return (state.questions.values + state.overdue, state.sessions)
    }
    for question in questions {
      question.answer(.failure(Self.gone))
    }
    for session in sessions.values { session.finish() }
    // After whatever is still to be written: descriptors must not be reused under the writer.
    writer.async { [commands, replies, diagnostics] in
      for descriptor in [commands, replies, diagnostics] { Glibc.close(descriptor) }
    }
  }

  private static let gone = WebEngineError(
    .engineGone, "Chromium ended while it was needed.",
    advice: "Try again; if it ends each time, see what “fanlight doctor” says.")
}
