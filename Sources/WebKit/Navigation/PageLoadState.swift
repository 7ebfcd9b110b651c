import Foundation

/// Where a web view's load stands, and what `url`, `isLoading` and the like say of it (W231-W242).
package struct PageLoadState: Sendable, Equatable {
  /// How far the main frame's load has come (W231).
  package enum Phase: Sendable, Equatable {
    /// The server has not answered yet.
    case provisional(URL)
    /// The document is being read.
    case committed
    /// Nothing loads.
    case finished
  }

  /// How far the load has come.
  package private(set) var phase: Phase = .finished
  /// What the app asked for and no page has begun to load yet.
  package private(set) var requestedURL: URL?
  /// The address of the document shown.
  package private(set) var committedURL: URL?
  /// The document's title (W236).
  package private(set) var title: String = ""
  /// Who the server of the document shown says that it is; `nil` where its connection is not secure.
  private(set) var trust: SecTrust?
  /// The certificates of the document that is about to be shown.
  private var nextCertificates: [Data]?
  /// The servers, by host and port, that the app has trusted where the engine does not.
  private var serversTrustedByApp: Set<String> = []
  /// How much is loaded, 0 through 1.
  private var progress: Double = 0

  /// Creates the state of a view that has loaded nothing.
  package init() {}

  /// The address to show (W232).
  package var url: URL? {
    if let requestedURL { return requestedURL }
    if case .provisional(let url) = phase { return url }
    return committedURL
  }

  /// Whether the document came over a secure connection; the engine loads nothing else into it (W237).
  package var hasOnlySecureContent: Bool { committedURL?.scheme?.lowercased() == "https" }

  /// Whether anything loads or is about to (W234).
  package var isLoading: Bool { requestedURL != nil || phase != .finished }

  /// How much is loaded; stays at 1 when a load has ended, until the next (W235).
  package var estimatedProgress: Double {
    requestedURL != nil ? Self.initialProgress : progress
  }

  /// The progress of a load that has just begun (W235).
  private static let initialProgress: Double = 0.1

  /// The app asked for a load (W233).
  package mutating func request(_ url: URL) { requestedURL = url }

  /// What the app asked for will not be loaded.
  package mutating func dropRequest() { requestedURL = nil }

  /// A load began (W242).
  package mutating func start(_ url: URL) {
    requestedURL = nil
    phase = .provisional(url)
    progress = Self.initialProgress
  }

  /// The server sent the load elsewhere (W178).
  package mutating func redirect(_ url: URL) { phase = .provisional(url) }

  /// The new document replaced the old one (W236).
  package mutating func commit(_ url: URL) {
    phase = .committed
    committedURL = url
    title = ""
    trust = nextCertificates.map {
      SecTrust($0, isTrusted: !serversTrustedByApp.contains(url.server))
    }
    nextCertificates = nil
  }

  /// The document that is about to be shown comes over a secure connection.
  mutating func secureNext(by certificates: [Data]) { nextCertificates = certificates }

  /// The app lets loads from a server go on that the engine does not trust.
  mutating func trust(_ host: String, _ port: Int) {
    serversTrustedByApp.insert("\(host.lowercased()):\(port)")
  }

  /// The document's title changed (W236).
  package mutating func setTitle(_ title: String) { self.title = title }

  /// The document's address changed without a load (W199, W202).
  package mutating func move(to url: URL) { committedURL = url }

  /// More is loaded; progress never goes back within a load.
  package mutating func advance(to progress: Double) {
    guard phase != .finished else { return }
    self.progress = min(max(self.progress, progress), 1)
  }

  /// The load ended, well or not; a provisional address is dropped (W192, W235, W240).
  package mutating func end() {
    phase = .finished
    progress = 1
  }

  /// The page's process ended (W226).
  package mutating func reset() {
    let trusted = serversTrustedByApp
    self = PageLoadState()
    serversTrustedByApp = trusted
  }
}

extension URL {
  /// The server of a URL of the web: its host and port.
  fileprivate var server: String { "\(host()?.lowercased() ?? ""):\(port ?? 443)" }
}
