import WebEngine

/// The pending requests, sockets and workers of a page, some of which keep it from being quiet.
///
/// Every time is an argument, and no clock is read. docs/spec/chromium.md 5e states the rules.
struct PendingRequests {
  typealias Instant = ContinuousClock.Instant

  /// The kinds of requests, by how long they keep the page from being quiet.
  enum Kind: Equatable {
    /// A document, style sheet, script, image or font; counts until the request finishes.
    case resource
    /// `fetch` or `XMLHttpRequest`, which a page may keep open indefinitely; counts for a limited time.
    case fetch
    /// A style sheet for another medium, such as print; counts for a limited time.
    case otherMedium
  }

  /// The time without data after which a `fetch` or a style sheet for another medium no longer counts.
  static let silenceLimit: Duration = .seconds(5)
  /// The time from the beginning of a wait in which a `fetch` must start in order to count.
  ///
  /// A page that polls a server starts one `fetch` after another.
  static let window: Duration = .seconds(3)
  /// The maximum time until a socket's first message.
  static let firstMessageTimeout: Duration = .seconds(2)
  /// The time without a message after which a socket is considered idle.
  static let silence: Duration = .seconds(1)
  /// The time after its start for which a worker counts.
  static let workerStart: Duration = .milliseconds(500)
  /// The maximum time that a page needs to handle a response that the engine fulfilled.
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
  /// The times when requests were fulfilled, including requests that Chromium has not reported yet.
  private var fulfilled: [String: Instant] = [:]
  private var lastWorker: (url: String, began: Instant)?

  // MARK: Events

  /// Handles `Network.requestWillBeSent`, which is sent again for each redirect.
  mutating func sent(_ event: ProtocolEvents.Request, at now: Instant) {
    let url = event.request?.url ?? ""
    let frame = event.frameId ?? ""
    // The request for a worker's script starts in the page's session and ends in the worker's own.
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

  /// Handles `Network.responseReceived`.
  mutating func received(_ event: ProtocolEvents.Request, at now: Instant) {
    // An event stream that is read with `fetch` counts as a socket as well.
    if event.response?.mimeType == "text/event-stream", let stream = requests[event.requestId] {
      requests[event.requestId] = nil
      sockets[event.requestId] = Socket(url: stream.url, frame: stream.frame, opened: now)
      return
    }
    receivedData(event.requestId, at: now)
  }

  /// Handles `Network.dataReceived`.
  mutating func receivedData(_ request: String, at now: Instant) {
    requests[request]?.lastByte = now
    if sockets[request] != nil { sockets[request]?.lastMessage = now }
  }

  /// Removes a request that finished or failed.
  mutating func didComplete(_ request: String) {
    requests[request] = nil
    sockets[request] = nil
    fulfilled[request] = nil
  }

  /// Handles a request that the engine fulfilled with a complete response.
  ///
  /// Chromium reports no end of a request whose body the page does not read, and may report the request only
  /// afterward.
  mutating func didFulfill(_ request: String, at now: Instant) { fulfilled[request] = now }

  /// Adds a web socket that is being opened.
  mutating func opened(socket: String, url: String, at now: Instant) {
    sockets[socket] = Socket(url: url, frame: "", opened: now)
  }

  /// Handles a message that a web socket or event stream sent or received.
  mutating func message(socket: String, at now: Instant) { sockets[socket]?.lastMessage = now }

  /// Removes the requests of a frame that was removed or swapped to another process.
  mutating func detached(frame: String) {
    requests = requests.filter { $0.value.frame != frame }
    sockets = sockets.filter { $0.value.frame != frame }
  }

  /// Removes everything when the document was replaced or its process terminated.
  mutating func removeAll() { self = PendingRequests() }

  // MARK: Activity

  /// Returns the activity that keeps a page from being quiet.
  ///
  /// - Parameter start: The time when the wait for quiescence began.
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
        $0.kind == .otherMedium && now - $0.lastByte >= Self.silenceLimit
      }
  }

  private func isAwaited(
    _ identifier: String, _ request: Request, at now: Instant, since start: Instant
  ) -> Bool {
    if isFulfilled(identifier, at: now) { return false }
    switch request.kind {
    case .resource: return true
    case .otherMedium: return now - request.lastByte < Self.silenceLimit
    case .fetch:
      return request.began < start + Self.window && now - request.lastByte < Self.silenceLimit
    }
  }

  private func isFulfilled(_ request: String, at now: Instant) -> Bool {
    fulfilled[request].map { now - $0 >= Self.delivery } ?? false
  }

  private func isAwaited(_ socket: Socket, at now: Instant, since start: Instant) -> Bool {
    guard now < start + Self.silenceLimit else { return false }
    if let last = socket.lastMessage { return now - last < Self.silence }
    return now - socket.opened < Self.firstMessageTimeout
  }

  /// The types of requests that change nothing in the page, or that never end; "Other" are the browser's own.
  ///
  /// Sockets are tracked by their messages.
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
