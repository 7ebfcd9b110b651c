import Foundation
import Testing
import WebEngine

@testable import WebKitEngine

/// Reads a page's events, sets the viewport after its metas as a web view does, and keeps everything it saw.
actor Watcher {
  nonisolated let page: any WebPage
  private(set) var seen: [PageEvent] = []
  private var viewport: PageViewport
  private var isOver = false
  /// Whether a navigation to a URL is allowed; by default all are.
  private var isAllowed: @Sendable (URL) -> Bool = { _ in true }
  /// Whether decisions are left to the test.
  private var isLeavingDecisions = false
  /// Whether popups are opened; they are refused by default.
  private var opensWindows = false
  /// The errors of popups that could not be opened.
  private(set) var popupErrors: [WebEngineError] = []
  private var dialogResponses: [PageDialog.Response] = []
  private var challengeResponses: [PageChallenge.Response] = []
  private var schemeResponse: @Sendable (SchemeRequest) -> SchemeResponse? = { _ in nil }

  static func open(
    _ configuration: PageConfiguration = PageConfiguration(viewport: .portrait),
    on engine: WebKitEngine = sharedEngine
  ) async throws -> Watcher {
    let watcher = Watcher(try await engine.makePage(configuration), configuration.viewport)
    await watcher.start()
    return watcher
  }

  init(_ page: any WebPage, _ viewport: PageViewport) {
    self.page = page
    self.viewport = viewport
  }

  private func start() {
    Task {
      for await event in page.events { await take(event) }
      isOver = true
    }
  }

  private func take(_ event: PageEvent) async {
    seen.append(event)
    switch event {
    case .document(.viewportMetas): try? await page.setViewport(viewport)
    case .policy(.decideNavigation(let navigation)) where !isLeavingDecisions:
      await page.decide(navigation.identifier, isAllowed(navigation.url) ? .allow : .cancel)
    case .policy(.decideResponse(let response)) where !isLeavingDecisions:
      await page.decide(response.identifier, response.canShow ? .allow : .cancel)
    case .policy(.requestPopup(let request)):
      guard opensWindows else { return await page.refuseWindow(request.identifier) }
      let configuration = PageConfiguration(viewport: viewport)
      do throws(WebEngineError) {
        _ = try await page.openWindow(request.identifier, configuration)
      } catch {
        popupErrors.append(error)
      }
    case .dialog:
      await page.closeDialog(
        with: dialogResponses.isEmpty ? .dismiss : dialogResponses.removeFirst())
    case .challenge(let challenge):
      await page.respond(
        toChallenge: challenge.identifier,
        with: challengeResponses.isEmpty ? .nothing : challengeResponses.removeFirst())
    case .resource(.schemeRequest(let request)):
      guard let response = schemeResponse(request) else {
        return await page.respond(
          toSchemeRequest: request.identifier,
          with: .fail(.program(domain: "Test", code: 9, message: "none")))
      }
      await page.respond(toSchemeRequest: request.identifier, with: .begin(response))
      await page.respond(toSchemeRequest: request.identifier, with: .end)
    default: break
    }
  }

  /// Waits for an event that was seen or is to come; `false` when the page ended, or in half a minute.
  func sees(_ matches: @Sendable (PageEvent) -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      if seen.contains(where: matches) { return true }
      if isOver { return false }
      try? await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("no such event in 30 s, only \(seen)")
    return false
  }

  /// Forgets what was seen, then loads and waits until the load is over and the page quiet.
  func show(_ request: PageRequest) async throws {
    seen = []
    try await page.load(request)
    _ = await sees(\.endsLoad)
    _ = try await page.waitUntilQuiet(timeout: .seconds(10))
    if seen.contains(.navigation(.finished)) { _ = await sees { $0 == .document(.firstRendering) } }
  }

  /// Sets the viewport, for later documents, too.
  func setViewport(_ viewport: PageViewport) async throws {
    self.viewport = viewport
    try await page.setViewport(viewport)
  }

  func forget() { seen = [] }
  func allow(_ isAllowed: @escaping @Sendable (URL) -> Bool) { self.isAllowed = isAllowed }
  func leaveDecisions() { isLeavingDecisions = true }
  func openWindows() { opensWindows = true }
  func respondToDialogs(_ responses: PageDialog.Response...) { dialogResponses = responses }
  func respondToChallenges(_ responses: PageChallenge.Response...) {
    challengeResponses = responses
  }
  func respondToSchemes(_ response: @escaping @Sendable (SchemeRequest) -> SchemeResponse?) {
    schemeResponse = response
  }

  /// The events that are the same in every run of a load.
  var milestones: [PageEvent] { seen.filter(\.isMilestone) }

  /// The navigations that needed a policy decision.
  var navigations: [NavigationRequest] {
    seen.compactMap {
      if case .policy(.decideNavigation(let navigation)) = $0 { navigation } else { nil }
    }
  }

  /// The history entries that became current.
  var entries: [HistoryEntry] {
    seen.compactMap { if case .history(.entry(let entry)) = $0 { entry } else { nil } }
  }

  /// The failure of the last load.
  var failure: PageFailure? {
    for case .navigation(.failedProvisionally(let failure)) in seen { return failure }
    for case .navigation(.failed(let failure)) in seen { return failure }
    return nil
  }
}

extension PageEvent {
  /// Whether a load is over with the event.
  var endsLoad: Bool {
    switch self {
    case .navigation(.finished), .navigation(.failed), .navigation(.failedProvisionally),
      .process(.crashed):
      true
    default: false
    }
  }

  /// Whether every run of a load has the event.
  var isMilestone: Bool {
    switch self {
    case .navigation(.started), .navigation(.redirected), .navigation(.committed),
      .navigation(.finished), .navigation(.failed), .navigation(.failedProvisionally),
      .navigation(.movedWithinDocument):
      true
    default: false
    }
  }
}

extension PageViewport {
  /// The viewport of docs/spec/chromium.md, section 1: a page between bars on an iPhone X.
  static let portrait: PageViewport = PageViewport(
    screenSize: CGSize(width: 375, height: 812), deviceScaleFactor: 3,
    unobscuredSize: CGSize(width: 375, height: 724), layoutSize: CGSize(width: 375, height: 646),
    unitSize: CGSize(width: 375, height: 812), smallUnitSize: CGSize(width: 375, height: 700),
    largeUnitSize: CGSize(width: 375, height: 790),
    safeAreaInsets: EdgeLengths(top: 44, left: 0, bottom: 34, right: 0))
}
