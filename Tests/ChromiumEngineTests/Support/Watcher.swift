import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

/// Reads a page's events, sets the viewport after its metas as a web view does, and keeps everything it saw.
actor Watcher {
  nonisolated let page: ChromiumPage
  private(set) var seen: [PageEvent] = []
  private var viewport: PageViewport
  private var waiters: [Waiter] = []
  /// Whether a navigation to a URL is allowed; by default all are.
  private var isAllowed: @Sendable (URL) -> Bool = { _ in true }
  private var isShown: @Sendable (NavigationResponse) -> Bool = { $0.canShow }
  private var isOver = false
  private var isLeavingDecisions = false
  private var isQuick = false
  /// The responses to the next panels, in turn; then as without a delegate (W304).
  private var dialogResponses: [PageDialog.Response] = []
  /// The responses to the next challenges, in turn; then the default handling.
  private var challengeResponses: [PageChallenge.Response] = []
  /// Whether windows are opened; they are refused by default.
  private var opensWindows = false
  /// The windows that were opened.
  private(set) var windows: [Watcher] = []

  private var schemeResponse: @Sendable (SchemeRequest) -> SchemeResponse? = { _ in nil }
  private var isSchemeKept: @Sendable (SchemeRequest) -> Bool = { _ in false }

  private struct Waiter {
    let number: Int
    let matches: @Sendable (PageEvent) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }
  private var lastNumber = 0

  static func open(
    _ viewport: PageViewport = PageViewport.portrait, on engine: ChromiumEngine = sharedEngine,
    userAgent: String? = nil, media: MediaPolicy = MediaPolicy(),
    formControls: FormControls = .engine, environment: PageEnvironment = PageEnvironment()
  ) async throws -> Watcher {
    let page = try await engine.makePage(
      PageConfiguration(
        userAgent: userAgent, viewport: viewport, media: media, formControls: formControls,
        environment: environment))
    guard let page = page as? ChromiumPage else { fatalError("not Chromium's page") }
    let watcher = Watcher(page, viewport)
    await watcher.start()
    return watcher
  }

  /// Watches a page that is open.
  static func watch(_ page: ChromiumPage) async -> Watcher {
    let watcher = Watcher(page, PageViewport.portrait)
    await watcher.start()
    return watcher
  }

  private init(_ page: ChromiumPage, _ viewport: PageViewport) {
    self.page = page
    self.viewport = viewport
  }

  private func start() {
    Task {
      for await event in page.events { await take(event) }
      over()
    }
  }

  private func take(_ event: PageEvent) async {
    switch event {
    case .document(.viewportMetas) where isQuick:
      // A page whose script waits for a window takes nothing in.
      let (page, viewport) = (page, viewport)
      Task { try? await page.setViewport(viewport) }
    case .document(.viewportMetas): try? await page.setViewport(viewport)
    case .policy(.decideNavigation(let navigation)) where !isLeavingDecisions:
      await page.decide(navigation.identifier, isAllowed(navigation.url) ? .allow : .cancel)
    case .policy(.decideResponse(let response)) where !isLeavingDecisions:
      await page.decide(response.identifier, isShown(response) ? .allow : .cancel)
    case .dialog(let dialog):
      let usual: PageDialog.Response = dialog.kind == .alert ? .accept : .dismiss
      await page.closeDialog(with: dialogResponses.isEmpty ? usual : dialogResponses.removeFirst())
    case .resource(.schemeRequest(let request)) where !isSchemeKept(request):
      if let response = schemeResponse(request) {
        await page.respond(
          toSchemeRequest: request.identifier, with: .begin(response))
        await page.respond(
          toSchemeRequest: request.identifier, with: .end)
      } else {
        await page.respond(
          toSchemeRequest: request.identifier,
          with: .fail(.program(domain: "Test", code: 9, message: "none")))
      }
    case .challenge(let challenge):
      await page.respond(
        toChallenge: challenge.identifier,
        with: challengeResponses.isEmpty ? .nothing : challengeResponses.removeFirst())
    case .policy(.requestPopup(let request)):
      guard opensWindows else {
        await page.refuseWindow(request.identifier)
        break
      }
      let configuration = PageConfiguration(viewport: viewport)
      if let window = try? await page.openWindow(request.identifier, configuration),
        let window = window as? ChromiumPage
      {
        windows.append(await Watcher.watch(window))
      }
    default: break
    }
    seen.append(event)
    let ready = waiters.filter { $0.matches(event) }
    waiters.removeAll { $0.matches(event) }
    for waiter in ready { waiter.continuation.resume(returning: true) }
  }

  private func over() {
    isOver = true
    for waiter in waiters { waiter.continuation.resume(returning: false) }
    waiters = []
  }

  /// Waits for an event that was seen or is to come; false when the page ended without it.
  ///
  /// An event that does not come within a minute is a fault of the engine, and told as the test's.
  func sees(
    _ matches: @escaping @Sendable (PageEvent) -> Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    if seen.contains(where: matches) { return true }
    if isOver { return false }
    lastNumber += 1
    let number = lastNumber
    let limit = Task {
      try await Task.sleep(for: .seconds(60))
      Issue.record("no such event in a minute, only \(seen)", sourceLocation: sourceLocation)
      giveUp(number)
    }
    defer { limit.cancel() }
    return await withCheckedContinuation {
      waiters.append(Waiter(number: number, matches: matches, continuation: $0))
    }
  }

  private func giveUp(_ number: Int) {
    guard let index = waiters.firstIndex(where: { $0.number == number }) else { return }
    waiters.remove(at: index).continuation.resume(returning: false)
  }

  /// Forgets what was seen, then loads and waits until the load is over and the page quiet.
  func show(_ request: PageRequest) async throws {
    seen = []
    try await page.load(request)
    _ = await sees { event in
      switch event {
      case .navigation(.finished), .navigation(.failed), .navigation(.failedProvisionally),
        .process(.crashed):
        true
      default: false
      }
    }
    _ = try await page.waitUntilQuiet(timeout: .seconds(10))
    if seen.contains(.navigation(.finished)) { _ = await sees { $0 == .document(.firstRendering) } }
  }

  /// Sets what loads may begin from now on.
  func allow(_ isAllowed: @escaping @Sendable (URL) -> Bool) { self.isAllowed = isAllowed }

  /// Sets whether windows are opened from now on.
  func openWindows(_ opensWindows: Bool) { self.opensWindows = opensWindows }

  /// Sets the responses to the next challenges.
  func respondToChallenges(_ responses: PageChallenge.Response...) {
    challengeResponses = responses
  }

  /// The challenges since the last load began.
  var challenges: [PageChallenge] {
    seen.compactMap { if case .challenge(let challenge) = $0 { challenge } else { nil } }
  }

  /// Takes the next event without waiting for the page from now on.
  func hurry() { isQuick = true }

  /// Leaves policy decisions to the test from now on.
  func leaveDecisions() { isLeavingDecisions = true }

  /// The windows that the page requested since the last load began.
  var windowRequests: [WindowRequest] {
    seen.compactMap { if case .policy(.requestPopup(let request)) = $0 { request } else { nil } }
  }

  /// Sets which responses may become documents from now on.
  func show(only isShown: @escaping @Sendable (NavigationResponse) -> Bool) {
    self.isShown = isShown
  }

  /// The navigations that needed a policy decision since the last load began.
  var navigations: [NavigationRequest] {
    seen.compactMap {
      if case .policy(.decideNavigation(let navigation)) = $0 { navigation } else { nil }
    }
  }

  /// The responses that needed a policy decision since the last load began.
  var responses: [NavigationResponse] {
    seen.compactMap {
      if case .policy(.decideResponse(let response)) = $0 { response } else { nil }
    }
  }

  /// Sets the responses to requests of the app's schemes; a request without one fails.
  func respondToSchemes(_ response: @escaping @Sendable (SchemeRequest) -> SchemeResponse?) {
    schemeResponse = response
  }

  /// Responds to no request of the app's schemes from now on, or to none for a path.
  func keepWaiting(_ path: String? = nil) {
    isSchemeKept = { path == nil || $0.url.path == path }
  }

  /// The requests of custom schemes since the last load began.
  var schemeRequests: [SchemeRequest] {
    seen.compactMap { if case .resource(.schemeRequest(let request)) = $0 { request } else { nil } }
  }

  /// Forgets what was seen.
  func forget() { seen = [] }

  /// Sets the responses to the next panels.
  func respondToDialogs(_ responses: PageDialog.Response...) { dialogResponses = responses }

  func turn(to viewport: PageViewport) async throws {
    self.viewport = viewport
    try await page.setViewport(viewport)
  }

  /// The events that are the same in every run of a load.
  var milestones: [PageEvent] {
    seen.filter { event in
      switch event {
      case .navigation(.started), .navigation(.redirected), .navigation(.committed),
        .navigation(.finished), .navigation(.failed), .navigation(.failedProvisionally):
        true
      default: false
      }
    }
  }

  func failure() -> PageFailure? {
    for case .navigation(.failedProvisionally(let failure)) in seen { return failure }
    for case .navigation(.failed(let failure)) in seen { return failure }
    return nil
  }
}

/// The colors of a PNG, read back by the browser.
struct Picture {
  /// Width and height in pixels.
  let size: [Int]
  private let colors: [[Int]]

  /// Decodes a picture and reads the pixels at `points`.
  init(_ image: PagePiece.Image, at points: [(x: Int, y: Int)]) async throws {
    guard case .png(let png) = image else { throw NoPNG() }
    struct Read: Decodable {
      let width: Int
      let height: Int
      let colors: [[Int]]
    }
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let places = points.map { "[\($0.x),\($0.y)]" }.joined(separator: ",")
    let read = try await watcher.page.evaluateInObserver(
      """
      new Promise((done, fail) => {
        const image = new Image();
        image.onerror = () => fail('not a picture');
        image.onload = () => {
          const canvas = document.createElement('canvas');
          canvas.width = image.width; canvas.height = image.height;
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          done({ width: image.width, height: image.height, colors: [\(places)].map(p =>
            [...context.getImageData(p[0], p[1], 1, 1).data]) });
        };
        image.src = 'data:image/png;base64,\(png.base64EncodedString())';
      })
      """, as: Read.self)
    size = [read.width, read.height]
    colors = read.colors
    await watcher.page.close()
  }

  /// Red, green and blue of the point with this index.
  func color(_ index: Int) -> [Int] { Array(colors[index].prefix(3)) }
}

/// Chromium gave a picture in another form than PNG.
private struct NoPNG: Error {}
