import Foundation
import WebEngine

/// The navigations of a page before their policy decision, and the pending decisions.
///
/// Chromium reports a navigation in parts: that the page requests it and why, that it starts, and that its
/// request is paused. This puts them together.
struct PagePolicy {
  /// What awaits a policy decision.
  enum Open {
    /// A paused request.
    case request(ProtocolEvents.RequestPaused)
    /// A load that was canceled until its decision.
    case postponed(ProtocolEvents.RequestPaused)
    /// A paused response, and the file that it comes from instead of a server.
    case response(ProtocolEvents.RequestPaused, LocalFileReader.File?)
    /// A load of a URL that the engine has nothing for, such as another app's.
    case unloadable(URL, frame: String)
    /// A redirect to such a URL.
    case deadEnd(ProtocolEvents.RequestPaused, URL)
    /// A request of a link with the `download` attribute.
    case save(ProtocolEvents.RequestPaused)
    /// A download that began.
    case saving(ChromiumDownload)
    /// A same-document navigation.
    case fragment(String)
    /// A popup of a link or a form, whose navigation has to be allowed first.
    case undecidedWindow(PendingPopup)
    /// A popup that the app has to show.
    case window(PendingPopup)
  }

  /// A load of a frame that started.
  private struct Begun {
    var cause: NavigationRequest.Cause
    /// The URL with its fragment, which requests leave out.
    var url: String
    /// Whether the app requested it, which needs no decision.
    var isRequestedByApp: Bool
    /// Whether its cause is known.
    var isExplained: Bool
    /// The frame that requested it; `nil` for the one that is loaded.
    var source: String?
    /// How often it was redirected.
    var redirects = 0
  }

  private var requested: [String: ProtocolEvents.FrameRequestedNavigation] = [:]
  private var begun: [String: Begun] = [:]
  private(set) var documents: [String: URL] = [:]
  /// The parents of subframes.
  var parents: [String: String] = [:]
  /// Origins as Chromium reports them, which are not always those of the URLs.
  private var origins: [String: String] = [:]
  private var open: [Int: Open] = [:]
  private var lastIdentifier = 0

  // MARK: Events

  /// The page requests a load.
  mutating func requested(_ event: ProtocolEvents.FrameRequestedNavigation) {
    requested[event.frameId] = event
  }

  /// Counts a redirect of a load.
  mutating func redirected(_ loader: String) -> Int {
    begun[loader]?.redirects += 1
    return begun[loader]?.redirects ?? 0
  }

  /// Sets the frame that requested a load.
  mutating func setSource(_ frame: String?, of loader: String) { begun[loader]?.source = frame }

  /// Whether a load that starts was requested by the page.
  func isRequestedByPage(_ frame: String, _ url: String) -> Bool { requested[frame]?.url == url }

  /// A load started.
  mutating func began(_ event: ProtocolEvents.FrameStartedNavigating, isRequestedByApp: Bool) {
    var cause = NavigationRequest.Cause.other
    if event.navigationType.hasPrefix("history") || event.navigationType.hasPrefix("restore") {
      cause = .backForward
    } else if event.navigationType.hasPrefix("reload") {
      cause = .reload
    }
    let request = requested.removeValue(forKey: event.frameId)
    if let request { cause = Self.cause(request.reason) }
    begun[event.loaderId] = Begun(
      cause: cause, url: event.url, isRequestedByApp: isRequestedByApp,
      isExplained: isRequestedByApp || request != nil || cause != .other)
  }

  /// The page's request for a load was reported after its start.
  mutating func settleCause(ofLoader loader: String, frame: String) {
    guard let event = requested.removeValue(forKey: frame) else { return }
    begun[loader]?.cause = Self.cause(event.reason)
    begun[loader]?.isExplained = true
  }

  /// A frame committed a document.
  mutating func committed(_ frame: String, _ url: URL?) { documents[frame] = url }

  /// The document in a frame has an origin.
  mutating func setOrigin(_ origin: String, of frame: String) { origins[frame] = origin }

  /// Whether a frame had no document of its own yet.
  func isEmpty(_ frame: String) -> Bool {
    documents[frame].map { $0.absoluteString.hasPrefix("about:") } ?? true
  }

  /// A frame was removed.
  mutating func detached(_ frame: String) {
    documents[frame] = nil
    origins[frame] = nil
    parents[frame] = nil
    requested[frame] = nil
  }

  /// A load is over.
  mutating func ended(_ loader: String) { begun[loader] = nil }

  /// The page's process ended: no decision is pending any more.
  mutating func forgetAll() {
    requested = [:]
    begun = [:]
    documents = [:]
    parents = [:]
    open = [:]
  }

  private static func cause(_ reason: String) -> NavigationRequest.Cause {
    switch reason {
    case "anchorClick": .link
    case "formSubmissionGet", "formSubmissionPost": .form
    case "reload": .reload
    default: .other
    }
  }

  // MARK: Decisions

  /// Whether the app requested a load, which needs no decision.
  func isRequestedByApp(_ loader: String) -> Bool { begun[loader]?.isRequestedByApp ?? false }

  /// Whether the cause of a load is not known yet.
  func isUnexplained(_ loader: String) -> Bool { begun[loader]?.isExplained == false }

  /// The URL of the document in a frame.
  func document(of frame: String) -> URL? { documents[frame] }

  /// The serialized origin of the document in a frame; `nil` for an opaque one.
  func origin(of frame: String) -> String? {
    origins[frame].flatMap { $0.hasPrefix(":") ? nil : $0 }
  }

  /// Describes a frame as it is now.
  func frame(_ identifier: String, main: String) -> PageFrame {
    let url = documents[identifier]
    guard let origin = origins[identifier] else {
      return PageFrame(identifier: identifier, isMain: identifier == main, url: url)
    }
    return PageFrame(
      identifier: identifier, isMain: identifier == main, url: url,
      origin: origin.hasPrefix(":") ? nil : URL(address: origin))
  }

  /// Keeps a request until it is decided, and describes it.
  mutating func hold(
    request pause: ProtocolEvents.RequestPaused, main: String
  ) -> NavigationRequest? {
    // A request for a document that belongs to no load is a download's.
    let requestsDownload = pause.networkId == nil
    let load = begun[pause.networkId ?? ""]
    let isRedirect = pause.redirectedRequestId != nil
    let address = pause.request.url + (pause.request.urlFragment ?? "")
    guard let url = URL(address: isRedirect ? address : load?.url ?? address) else { return nil }
    let frame = frame(pause.frameId, main: main)
    let source = load?.source.map { self.frame($0, main: main) } ?? frame
    return NavigationRequest(
      identifier: keep(requestsDownload ? .save(pause) : .request(pause)),
      cause: requestsDownload ? .link : load?.cause ?? .other, url: url,
      method: pause.request.method, headers: pause.request.headers,
      body: pause.request.body, target: frame, source: source,
      isRedirect: isRedirect, requestsDownload: requestsDownload)
  }

  /// Keeps a redirect to a URL that the engine has nothing for, and describes it.
  mutating func hold(
    deadEnd pause: ProtocolEvents.RequestPaused, _ url: URL, main: String
  ) -> NavigationRequest {
    let load = begun[pause.networkId ?? ""]
    let frame = frame(pause.frameId, main: main)
    return NavigationRequest(
      identifier: keep(.deadEnd(pause, url)), cause: load?.cause ?? .other, url: url,
      target: frame, source: load?.source.map { self.frame($0, main: main) } ?? frame,
      isRedirect: true)
  }

  /// Keeps a load of a URL that the engine has nothing for, and describes it.
  mutating func hold(
    unloadable url: URL, frame identifier: String, loader: String, main: String
  ) -> NavigationRequest {
    let load = begun[loader]
    let frame = frame(identifier, main: main)
    return NavigationRequest(
      identifier: keep(.unloadable(url, frame: identifier)), cause: load?.cause ?? .other, url: url,
      target: frame, source: load?.source.map { self.frame($0, main: main) } ?? frame)
  }

  /// Keeps a load that was canceled because the engine has nothing for its URL, and describes it.
  mutating func hold(
    unloadable url: URL, frame identifier: String, cause: NavigationRequest.Cause,
    source: String?, main: String
  ) -> NavigationRequest {
    let frame = frame(identifier, main: main)
    return NavigationRequest(
      identifier: keep(.unloadable(url, frame: identifier)), cause: cause, url: url, target: frame,
      source: source.map { self.frame($0, main: main) } ?? frame)
  }

  /// Keeps a same-document navigation until it is decided, and describes it.
  mutating func hold(
    fragment url: URL, _ address: String, hasUserGesture: Bool, main: String
  ) -> NavigationRequest {
    let frame = frame(main, main: main)
    var request = NavigationRequest(
      identifier: keep(.fragment(address)), cause: .link, url: url, target: frame, source: frame)
    request.isWithinDocument = true
    request.hasUserGesture = hasUserGesture
    return request
  }

  mutating func keep(_ thing: Open) -> Int {
    lastIdentifier += 1
    open[lastIdentifier] = thing
    return lastIdentifier
  }

  /// Keeps a response until it is decided, and describes it.
  mutating func hold(
    response pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File?,
    _ response: MainResourceResponse, main: String
  ) -> NavigationResponse? {
    guard let url = URL(address: pause.request.url) else { return nil }
    return NavigationResponse(
      identifier: keep(.response(pause, file)), url: url, status: response.status,
      headers: (pause.responseHeaders ?? []).map { .init(name: $0.name, value: $0.value) },
      mediaType: response.mediaType, canShow: response.canBeShown,
      frame: frame(pause.frameId, main: main))
  }

  /// Removes the pending decisions that a closure maps, and returns the results.
  mutating func takeAll<R>(_ choose: (Open) -> R?) -> [R] {
    let chosen = open.sorted { $0.key < $1.key }.compactMap { key, value in
      choose(value).map { (key, $0) }
    }
    for (key, _) in chosen { open[key] = nil }
    return chosen.map(\.1)
  }

  /// Whether a decision is pending.
  var isAnythingOpen: Bool { !open.isEmpty }

  /// Whether a load of a frame awaits a decision.
  func isLoadOpen(in frame: String) -> Bool {
    open.values.contains { thing in
      switch thing {
      case .request(let pause), .postponed(let pause), .response(let pause, _),
        .deadEnd(let pause, _):
        pause.frameId == frame
      default: false
      }
    }
  }

  /// The pending decisions, by their identifiers.
  var waiting: [Int: Open] { open }

  /// Replaces a pending decision.
  mutating func replace(_ identifier: Int, with thing: Open) { open[identifier] = thing }

  /// The cause of a load.
  func cause(of loader: String) -> NavigationRequest.Cause { begun[loader]?.cause ?? .other }

  /// Removes the pending decision with an identifier.
  mutating func take(_ identifier: Int) -> Open? { open.removeValue(forKey: identifier) }
}
