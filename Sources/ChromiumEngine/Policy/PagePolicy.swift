import Foundation
import WebEngine

/// What is known of a page's loads before they ask to go on, and what waits for an answer.
///
/// Chromium tells the parts of it apart: that something in the page wants a load and why, that a
/// load begins, and that its request is held. This puts them together.
struct PagePolicy {
  /// What waits for a decision.
  enum Open {
    /// A request that is held.
    case request(ProtocolEvents.RequestPaused)
    /// A load that was given up until it is decided on.
    case postponed(ProtocolEvents.RequestPaused)
    /// An answer that is held, and the file that it comes from instead of a server.
    case answer(ProtocolEvents.RequestPaused, LocalFileReader.File?)
    /// A load of an address that the engine has nothing for, such as another app's.
    case unloadable(URL, frame: String)
    /// An answer that sends a load to such an address.
    case deadEnd(ProtocolEvents.RequestPaused, URL)
    /// A request for what a link names as a download.
    case save(ProtocolEvents.RequestPaused)
    /// A download that has begun.
    case saving(ChromiumDownload)
    /// A step to another place of the same document.
    case fragment(String)
    /// A window of a link or a form, which has to be allowed first.
    case askedWindow(PendingPopup)
    /// A window that waits for somebody to show it.
    case window(PendingPopup)
  }

  /// A load of a frame that has begun.
  private struct Begun {
    var cause: NavigationRequest.Cause
    /// The address with its fragment, which requests leave out.
    var url: String
    /// Whether the app asked for it, and has decided.
    var isAsked: Bool
    /// Whether it is known why it began.
    var isExplained: Bool
    /// The frame that asked for it; `nil` for the one that is loaded.
    var source: String?
    /// How often servers sent it elsewhere.
    var redirects = 0
  }

  private var wanted: [String: ProtocolEvents.FrameRequestedNavigation] = [:]
  private var begun: [String: Begun] = [:]
  private(set) var documents: [String: URL] = [:]
  /// The frames that frames stand in.
  var parents: [String: String] = [:]
  /// Origins as Chromium says them, which those of addresses are not always.
  private var origins: [String: String] = [:]
  private var open: [Int: Open] = [:]
  private var lastIdentifier = 0

  // MARK: What Chromium says

  /// Something in the page wants a load.
  mutating func requested(_ event: ProtocolEvents.FrameRequestedNavigation) {
    wanted[event.frameId] = event
  }

  /// Counts a redirect of a load.
  mutating func redirected(_ loader: String) -> Int {
    begun[loader]?.redirects += 1
    return begun[loader]?.redirects ?? 0
  }

  /// Notes which frame asked for a load.
  mutating func setSource(_ frame: String?, of loader: String) { begun[loader]?.source = frame }

  /// Whether a load that begins was wanted by the page.
  func isRequestedByPage(_ frame: String, _ url: String) -> Bool { wanted[frame]?.url == url }

  /// A load began.
  mutating func began(_ event: ProtocolEvents.FrameStartedNavigating, isAsked: Bool) {
    var cause = NavigationRequest.Cause.other
    if event.navigationType.hasPrefix("history") || event.navigationType.hasPrefix("restore") {
      cause = .backForward
    } else if event.navigationType.hasPrefix("reload") {
      cause = .reload
    }
    let want = wanted.removeValue(forKey: event.frameId)
    if let want { cause = Self.cause(want.reason) }
    begun[event.loaderId] = Begun(
      cause: cause, url: event.url, isAsked: isAsked,
      isExplained: isAsked || want != nil || cause != .other)
  }

  /// The page's own word for a load came after the load.
  mutating func settleCause(ofLoader loader: String, frame: String) {
    guard let event = wanted.removeValue(forKey: frame) else { return }
    begun[loader]?.cause = Self.cause(event.reason)
    begun[loader]?.isExplained = true
  }

  /// A document is in a frame.
  mutating func committed(_ frame: String, _ url: URL?) { documents[frame] = url }

  /// The document in a frame has an origin.
  mutating func setOrigin(_ origin: String, of frame: String) { origins[frame] = origin }

  /// Whether a frame had no document of its own yet.
  func isEmpty(_ frame: String) -> Bool {
    documents[frame].map { $0.absoluteString.hasPrefix("about:") } ?? true
  }

  /// A frame is gone.
  mutating func detached(_ frame: String) {
    documents[frame] = nil
    origins[frame] = nil
    parents[frame] = nil
    wanted[frame] = nil
  }

  /// A load is over.
  mutating func ended(_ loader: String) { begun[loader] = nil }

  /// The page's process ended: nothing waits any more.
  mutating func forgetAll() {
    wanted = [:]
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

  // MARK: What has to be asked

  /// Whether the app decided on a load before it asked for it.
  func isAsked(_ loader: String) -> Bool { begun[loader]?.isAsked ?? false }

  /// Whether it is not known yet why a load began: no word of the page has come, though it may.
  func isUnexplained(_ loader: String) -> Bool { begun[loader]?.isExplained == false }

  /// The address of the document in a frame.
  func document(of frame: String) -> URL? { documents[frame] }

  /// What Chromium calls the origin of the document in a frame; `nil` for one that nobody shares.
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

  /// Keeps an answer that sends a load to an address that the engine has nothing for.
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

  /// Keeps a load that the engine has nothing for.
  mutating func hold(
    unloadable url: URL, frame identifier: String, loader: String, main: String
  ) -> NavigationRequest {
    let load = begun[loader]
    let frame = frame(identifier, main: main)
    return NavigationRequest(
      identifier: keep(.unloadable(url, frame: identifier)), cause: load?.cause ?? .other, url: url,
      target: frame, source: load?.source.map { self.frame($0, main: main) } ?? frame)
  }

  /// Keeps a load that was taken back, because the engine has nothing for its address.
  mutating func hold(
    unloadable url: URL, frame identifier: String, cause: NavigationRequest.Cause,
    source: String?, main: String
  ) -> NavigationRequest {
    let frame = frame(identifier, main: main)
    return NavigationRequest(
      identifier: keep(.unloadable(url, frame: identifier)), cause: cause, url: url, target: frame,
      source: source.map { self.frame($0, main: main) } ?? frame)
  }

  /// Keeps a step to another place of the same document.
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

  /// Keeps an answer until it is decided, and describes it.
  mutating func hold(
    answer pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File?,
    _ answer: MainResourceResponse, main: String
  ) -> NavigationResponse? {
    guard let url = URL(address: pause.request.url) else { return nil }
    return NavigationResponse(
      identifier: keep(.answer(pause, file)), url: url, status: answer.status,
      headers: (pause.responseHeaders ?? []).map { .init(name: $0.name, value: $0.value) },
      mediaType: answer.mediaType, canShow: answer.canBeShown,
      frame: frame(pause.frameId, main: main))
  }

  /// Takes out everything that waits and that `choose` makes something of.
  mutating func takeAll<R>(_ choose: (Open) -> R?) -> [R] {
    let chosen = open.sorted { $0.key < $1.key }.compactMap { key, value in
      choose(value).map { (key, $0) }
    }
    for (key, _) in chosen { open[key] = nil }
    return chosen.map(\.1)
  }

  /// Whether anything waits.
  var isAnythingOpen: Bool { !open.isEmpty }

  /// Whether a load of a frame waits for a decision.
  func isLoadOpen(in frame: String) -> Bool {
    open.values.contains { thing in
      switch thing {
      case .request(let pause), .postponed(let pause), .answer(let pause, _),
        .deadEnd(let pause, _):
        pause.frameId == frame
      default: false
      }
    }
  }

  /// What waits, by its number.
  var waiting: [Int: Open] { open }

  /// Puts something in the place of what waits.
  mutating func replace(_ identifier: Int, with thing: Open) { open[identifier] = thing }

  /// Why a load began.
  func cause(of loader: String) -> NavigationRequest.Cause { begun[loader]?.cause ?? .other }

  /// Takes out what waits with a number.
  mutating func take(_ identifier: Int) -> Open? { open.removeValue(forKey: identifier) }
}
