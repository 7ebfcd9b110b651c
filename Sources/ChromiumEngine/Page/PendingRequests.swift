import WebEngine

/// The requests, sockets and workers of a page, and which of them a quiet page has ended.
///
/// A value without a clock: every time is an argument. docs/spec/chromium.md 5e states the rules.
struct PendingRequests {
  typealias Instant = ContinuousClock.Instant

  /// The kinds of requests, by how long they are waited for.
  enum Kind: Equatable {
    /// A document, style sheet, script, image or font: always waited for.
    case resource
    /// `fetch` or `XMLHttpRequest`, which a page may leave open as long as it likes.
    case fetch
    /// A style sheet for another medium, such as print.
    case otherMedium
  }

  /// How long a `fetch` or a style sheet for another medium may go without a byte.
  static let patience: Duration = .seconds(5)
  /// How long after the beginning of a wait a `fetch` can begin and be waited for.
  ///
  /// A page that polls begins another one for as long as it lives.
  static let window: Duration = .seconds(3)
  /// How long a socket may take until its first message.
  static let greeting: Duration = .seconds(2)
  /// How long a socket is silent before it counts as idle.
  static let silence: Duration = .seconds(1)
  /// How long a worker has for its first message.
  static let workerStart: Duration = .milliseconds(500)
  /// How long a page takes at most to use a response that the engine fulfilled.
  private static let delivery: Duration = .milliseconds(100)

  private struct Request {
    var url: String
    var kind: Kind
    var frame: String
    var began: Instant
    var lastByte: Instant
  }

  private struct Socket {
    var url: String
    var frame: String
    var opened: Instant
    var lastMessage: Instant?
  }

  private var requests: [String: Request] = [:]
  private var sockets: [String: Socket] = [:]
  /// When requests were fulfilled; also those that Chromium has not reported yet.
  private var fulfilled: [String: Instant] = [:]
  private var lastWorker: (url: String, began: Instant)?

  // MARK: Events

  /// A request is sent: `Network.requestWillBeSent`, which comes again with each redirect.
  mutating func sent(_ event: ProtocolEvents.Request, at now: Instant) {
    let url = event.request?.url ?? ""
    let frame = event.frameId ?? ""
    // A worker's script begins in the page's session and ends in the worker's own.
    if event.loaderId?.isEmpty != false, event.type == "Script" {
      lastWorker = (url, now)
      return
    }
    switch event.type ?? "Other" {
    case "EventSource": sockets[event.requestId] = Socket(url: url, frame: frame, opened: now)
    case let type where Self.ignoredTypes.contains(type): return
    case let type:
      requests[event.requestId] = Request(
        url: url, kind: Self.kind(type, priority: event.request?.initialPriority), frame: frame,
        began: requests[event.requestId]?.began ?? now, lastByte: now)
    }
  }

  /// The head of a response came: `Network.responseReceived`.
  mutating func received(_ event: ProtocolEvents.Request, at now: Instant) {
    // A stream read with `fetch` is one all the same.
    if event.response?.mimeType == "text/event-stream", let stream = requests[event.requestId] {
      requests[event.requestId] = nil
      sockets[event.requestId] = Socket(url: stream.url, frame: stream.frame, opened: now)
      return
    }
    receivedData(event.requestId, at: now)
  }

  /// A part of a body came: `Network.dataReceived`.
  mutating func receivedData(_ request: String, at now: Instant) {
    requests[request]?.lastByte = now
    if sockets[request] != nil { sockets[request]?.lastMessage = now }
  }

  /// A request finished or failed.
  mutating func ended(_ request: String) {
    requests[request] = nil
    sockets[request] = nil
    fulfilled[request] = nil
  }

  /// The engine fulfilled a request with its whole response.
  ///
  /// Chromium reports no end of one whose body the page does not read, and may report the request only
  /// after this.
  mutating func didFulfill(_ request: String, at now: Instant) { fulfilled[request] = now }

  /// A web socket is opened.
  mutating func opened(socket: String, url: String, at now: Instant) {
    sockets[socket] = Socket(url: url, frame: "", opened: now)
  }

  /// A web socket or event stream sent or received a message.
  mutating func message(socket: String, at now: Instant) { sockets[socket]?.lastMessage = now }

  /// A frame was removed or moved to another process, with its requests.
  mutating func detached(frame: String) {
    requests = requests.filter { $0.value.frame != frame }
    sockets = sockets.filter { $0.value.frame != frame }
  }

  /// The document was replaced, or its process ended.
  mutating func removeAll() { self = PendingRequests() }

  // MARK: Activity

  /// Returns the activity that keeps a page from being quiet.
  ///
  /// - Parameter start: When the wait for quiet began.
  func activity(at now: Instant, since start: Instant) -> PageActivity? {
    let open = requests.filter { isAwaited($0.key, $0.value, at: now, since: start) }
    if let request = open.values.min(by: { $0.began < $1.began }) { return .request(request.url) }
    let talking = sockets.values.filter { isAwaited($0, at: now, since: start) }
    if let socket = talking.min(by: { $0.opened < $1.opened }) { return .socket(socket.url) }
    if let lastWorker, now - lastWorker.began < Self.workerStart { return .worker(lastWorker.url) }
    return nil
  }

  /// Returns whether the document's load event waits only for style sheets for other media that have received
  /// nothing for too long.
  func onlyAwaitsOtherMedia(at now: Instant) -> Bool {
    let blocking = requests.filter { $0.value.kind != .fetch && !isFulfilled($0.key, at: now) }
    return !blocking.isEmpty
      && blocking.values.allSatisfy {
        $0.kind == .otherMedium && now - $0.lastByte >= Self.patience
      }
  }

  private func isAwaited(
    _ identifier: String, _ request: Request, at now: Instant, since start: Instant
  ) -> Bool {
    if isFulfilled(identifier, at: now) { return false }
    switch request.kind {
    case .resource: return true
    case .otherMedium: return now - request.lastByte < Self.patience
    case .fetch:
      return request.began < start + Self.window && now - request.lastByte < Self.patience
    }
  }

  private func isFulfilled(_ request: String, at now: Instant) -> Bool {
    fulfilled[request].map { now - $0 >= Self.delivery } ?? false
  }

  private func isAwaited(_ socket: Socket, at now: Instant, since start: Instant) -> Bool {
    guard now < start + Self.patience else { return false }
    if let last = socket.lastMessage { return now - last < Self.silence }
    return now - socket.opened < Self.greeting
  }

  /// Types of requests that change nothing in the page, or that never end; the browser's own are
  /// "Other".
  ///
  /// Sockets are counted by their messages.
  private static let ignoredTypes: Set<String> = [
    "Other", "WebSocket", "Ping", "Media", "Prefetch", "Preflight", "CSPViolationReport",
  ]

  private static func kind(_ type: String, priority: String?) -> Kind {
    switch type {
    case "Fetch", "XHR": .fetch
    // The priority of style sheets whose media query is false.
    case "Stylesheet" where priority == "VeryLow": .otherMedium
    default: .resource
    }
  }
}
