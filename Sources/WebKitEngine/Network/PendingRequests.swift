import WebEngine

/// The pending requests of a page that must end before it is quiet.
struct PendingRequests {
  private struct Request {
    let url: String
    let kind: Kind
    let start: ContinuousClock.Instant
    var lastData: ContinuousClock.Instant
  }

  /// The kinds of request, by how long they are waited for.
  enum Kind {
    /// A resource of the document: a document, image, style sheet, script or font.
    case shown
    /// A request of a script.
    case script
    /// Media and beacons, which are not waited for.
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

  /// The maximum time without data for which a request of a script is waited for.
  static let silence: Duration = .seconds(5)
  /// The time from the beginning of a wait in which a request of a script must begin.
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

  /// Removes a request that ended.
  mutating func ended(_ number: Int) { requests[number] = nil }

  /// Removes all requests except that of the committed document's main resource.
  mutating func removeAll(but number: Int?) {
    requests = requests.filter { $0.key == number }
  }

  /// Returns the activity of a request that is waited for; `nil` if there is none.
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
