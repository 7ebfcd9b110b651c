import EngineSupport
import Foundation
import WebEngine

/// The requirements of `WebPage` that controllers fulfill.
extension WebKitPage {
  // MARK: Loads and policy decisions

  func load(_ request: PageRequest) async throws(WebEngineError) {
    try await loads.load(request)
  }

  func reload(
    bypassingCaches: Bool, resending request: PageRequest?
  ) async throws(WebEngineError) {
    try await loads.reload(bypassingCaches: bypassingCaches, resending: request)
  }

  func go(to entry: Int, resending request: PageRequest?) async throws(WebEngineError) -> Bool {
    try await loads.traverse(to: entry)
  }

  func stopLoading() async throws(WebEngineError) { try await loads.stopLoading() }

  func decide(_ identifier: Int, _ decision: NavigationDecision) {
    policy.decide(identifier, decision)
  }

  // MARK: Challenges and panels

  func respond(toChallenge challenge: Int, with response: PageChallenge.Response) {
    challenges.resolve(challenge, with: response)
  }

  func closeDialog(with response: PageDialog.Response) { dialogs.close(with: response) }

  func setFiles(_ files: [URL]?, for request: PageFileRequest) {
    dialogs.setFiles(files, for: request)
  }

  // MARK: Downloads and popups

  func download(_ identifier: Int) async -> (any WebDownload)? {
    await downloads.startDownload { policy.download(identifier) }
  }

  func startDownload(
    _ request: DownloadRequest
  ) async throws(WebEngineError) -> any WebDownload {
    try await downloads.start(request)
  }

  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    try windows.open(identifier)
  }

  func refuseWindow(_ identifier: Int) { windows.refuse(identifier) }

  // MARK: Interception

  func respond(toSchemeRequest request: Int, with part: SchemeResponsePart) {
    schemes.respond(to: request, with: part)
  }

  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError) {
    try await contentRules.setLists(lists)
  }

  // MARK: Scripts

  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {
    try await self.scripts.setScripts(scripts)
  }

  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    scripts.start(call, completion: completion)
  }

  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue {
    try await scripts.evaluate(script)
  }

  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) {
    scripts.reply(to: ticket, with: reply)
  }

  // MARK: Activity

  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    try await activities.waitUntilQuiet(timeout: timeout)
  }

  func pendingActivity() async -> PageActivity? { await activities.pendingActivity() }

  /// Returns `false`: WebKitGTK does not report for which medium it loads a style sheet.
  func awaitsOnlyUnusedStyleSheets() -> Bool { false }

  /// Stops the loads of the page; its scripts continue, because WebKitGTK cannot stop them.
  func setHalted(_ isHalted: Bool) async throws(WebEngineError) {
    try checkOpen()
    guard isHalted else { return }
    dialogs.close(with: .dismiss)
    send("Page.stopLoading")
  }

  // MARK: Viewport and pictures

  func setViewport(_ viewport: PageViewport) async throws(WebEngineError) {
    try await viewports.setViewport(viewport)
  }

  func scroll(to offset: CGPoint) async throws(WebEngineError) {
    try await viewports.scroll(to: offset)
  }

  func measure() async throws(WebEngineError) -> PageMeasurement { try await captures.measure() }

  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece] {
    try await captures.capture(region)
  }
}
