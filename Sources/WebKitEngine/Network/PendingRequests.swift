import WebEngine

/// The pending requests of a page, some of which count as activity until they finish.
struct PendingRequests {
  private struct Request {
    let url: String
    let kind: Kind
    let start: ContinuousClock.Instant
    var lastData: ContinuousClock.Instant
  }

  /// The kinds of requests, by how long they keep the page from being quiet.
  enum Kind {
    /// A document or a resource that it displays or executes, such as an image, style sheet, script or font;
    /// counts until the request finishes.
    case shown
    /// A request of a script, such as `fetch`, which a page may keep open indefinitely; counts for a limited time.
    case script
    /// Media, workers and violation reports, which do not count.
    case ignored

    /// Returns the kind of a request with this `Sec-Fetch-Dest`.
    init(destination: String?) {
      switch destination {
      case "empty", nil: self = .script
      case "audio", "video", "track", "report", "worker", "sharedworker", "serviceworker":
        self = .ignored
      default: self = .shown
      }
    }
  }

  /// The time without data after which a request of a script no longer counts.
  static let silence: Duration = .seconds(5)
  /// The time from the beginning of a wait in which a request of a script must start in order to count.
  static let window: Duration = .seconds(3)

  private var requests: [Int: Request] = [:]

  /// Adds a request that was sent.
  mutating func sent(_ number: Int, url: String, _ kind: Kind, at time: ContinuousClock.Instant) {
    requests[number] = Request(url: url, kind: kind, start: time, lastData: time)
  }

  /// Records that data of a response was received.
  mutating func receivedData(_ number: Int, at time: ContinuousClock.Instant) {
    requests[number]?.lastData = time
  }

  /// Removes a request that finished or failed.
  mutating func didComplete(_ number: Int) { requests[number] = nil }

  /// Removes all requests except that of the committed document's main resource.
  mutating func removeAll(but number: Int?) {
    requests = requests.filter { $0.key == number }
  }

  /// Returns the activity of the earliest request that counts; `nil` if there is none.
  ///
  /// - Parameter start: The time when the wait began, or when the load event fired.
  func activity(
    at now: ContinuousClock.Instant, since start: ContinuousClock.Instant
  ) -> PageActivity? {
    let awaited = requests.sorted { $0.key < $1.key }.first { _, request in
      switch request.kind {
      case .ignored: false
      case .shown: true
      case .script:
        request.start <= start + Self.window && now - request.lastData < Self.silence
      }
    }
    return awaited.map { .request($0.value.url) }
  }
}
