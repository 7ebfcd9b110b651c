import Foundation

/// The load state of a web view, from which `url`, `isLoading` and other properties derive (W231-W242).
package struct PageLoadState: Sendable, Equatable {
  /// The phases of the main frame's load (W231).
  package enum Phase: Sendable, Equatable {
    /// A provisional load: its response has not arrived.
    case provisional(URL)
    /// The document was committed and is loading.
    case committed
    /// Nothing is loading.
    case finished
  }

  /// The phase of the load.
  package private(set) var phase: Phase = .finished
  /// The pending URL: requested by the app, and not yet loading.
  package private(set) var requestedURL: URL?
  /// The URL of the committed document.
  package private(set) var committedURL: URL?
  /// The document's title (W236).
  package private(set) var title: String = ""
  /// The trust of the committed document's server; `nil` when its connection is not secure.
  private(set) var trust: SecTrust?
  /// The certificate chain of the document that is about to be committed.
  private var nextCertificates: [Data]?
  /// The servers, by host and port, that the app has trusted although the engine does not.
  private var serversTrustedByApp: Set<String> = []
  /// The fraction of the load that is complete, from 0 to 1.
  private var progress: Double = 0

  /// Creates the state of a web view that has loaded nothing.
  package init() {}

  /// The active URL: the pending, provisional or committed one (W232).
  package var url: URL? {
    if let requestedURL { return requestedURL }
    if case .provisional(let url) = phase { return url }
    return committedURL
  }

  /// Whether the document was loaded over a secure connection; the engine loads no other resources
  /// into it (W237).
  package var hasOnlySecureContent: Bool { committedURL?.scheme?.lowercased() == "https" }

  /// Whether a load is in progress or pending (W234).
  package var isLoading: Bool { requestedURL != nil || phase != .finished }

  /// The estimated progress; remains 1 after a load has finished or failed, until the next starts (W235).
  package var estimatedProgress: Double {
    requestedURL != nil ? Self.initialProgress : progress
  }

  /// The progress of a load that has just started (W235).
  private static let initialProgress: Double = 0.1

  /// Sets the pending URL of a load that the app requested (W233).
  package mutating func request(_ url: URL) { requestedURL = url }

  /// Clears the pending URL, which will not be loaded.
  package mutating func clearRequest() { requestedURL = nil }

  /// Starts a provisional load (W242).
  package mutating func start(_ url: URL) {
    requestedURL = nil
    phase = .provisional(url)
    progress = Self.initialProgress
  }

  /// Handles a server redirect of the provisional load (W178).
  package mutating func redirect(_ url: URL) { phase = .provisional(url) }

  /// Commits the load: the new document replaces the old one (W236).
  package mutating func commit(_ url: URL) {
    phase = .committed
    committedURL = url
    title = ""
    trust = nextCertificates.map {
      SecTrust($0, isTrusted: !serversTrustedByApp.contains(url.server))
    }
    nextCertificates = nil
  }

  /// Records the certificate chain of the document that is about to be committed.
  mutating func setNextCertificates(_ certificates: [Data]) { nextCertificates = certificates }

  /// Records that the app trusts a server that the engine does not trust.
  mutating func trust(_ host: String, _ port: Int) {
    serversTrustedByApp.insert("\(host.lowercased()):\(port)")
  }

  /// Sets the document's title (W236).
  package mutating func setTitle(_ title: String) { self.title = title }

  /// Sets the document's URL after a same-document navigation (W199, W202).
  package mutating func navigateWithinDocument(to url: URL) { committedURL = url }

  /// Advances the progress, which never decreases within a load.
  package mutating func advance(to progress: Double) {
    guard phase != .finished else { return }
    self.progress = min(max(self.progress, progress), 1)
  }

  /// Finishes the load, whether it succeeded or failed, and clears its provisional URL (W192, W235, W240).
  package mutating func finish() {
    phase = .finished
    progress = 1
  }

  /// Resets the state after the web content process terminated (W226).
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
