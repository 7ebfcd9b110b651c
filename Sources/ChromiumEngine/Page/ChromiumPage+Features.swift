import EngineSupport
import Foundation
import Synchronization
import WebEngine

/// The requirements of `WebPage` that controllers fulfill.
extension ChromiumPage {
  // MARK: Loads and policy decisions

  func load(_ request: PageRequest) async throws(WebEngineError) { try loads.load(request) }

  func reload(
    bypassingCaches: Bool, resending request: PageRequest? = nil
  ) async throws(WebEngineError) {
    try await loads.reload(bypassingCaches: bypassingCaches, resending: request)
  }

  func go(to entry: Int, resending request: PageRequest?) async throws(WebEngineError) -> Bool {
    try await loads.traverse(to: entry, resending: request)
  }

  func stopLoading() async throws(WebEngineError) { try await loads.stopLoading() }

  /// Handles a load whose URL Chromium cannot parse.
  ///
  /// Called on the page, which the call retains.
  func didRefuseURL(_ url: String) { loads.didRefuse(url) }

  func decide(_ identifier: Int, _ decision: NavigationDecision) {
    policy.decide(identifier, decision)
  }

  /// Returns the link or form that just started a navigation in another window; only once (W219).
  ///
  /// Called on the page, which the call retains.
  func consumeInitiator(of url: String) async -> NavigationInitiator? {
    await policy.consumeInitiator(of: url)
  }

  /// Returns the frame whose script requested a navigation in a window that this page opened, found by the
  /// referrer.
  ///
  /// Called on the page, which the call retains.
  func scriptInitiator(of pause: ProtocolEvents.RequestPaused) -> NavigationInitiator? {
    policy.scriptInitiator(of: pause)
  }

  // MARK: Challenges

  func respond(toChallenge challenge: Int, with response: PageChallenge.Response) {
    challenges.resolve(challenge, with: response)
  }

  // MARK: Dialogs

  func closeDialog(with response: PageDialog.Response) { dialogs.close(with: response) }

  func setFiles(_ files: [URL]?, for request: PageFileRequest) async {
    await dialogs.setFiles(files, for: request)
  }

  // MARK: Inspection

  func declarations(
    ofElement expression: String, in world: ScriptWorld, properties: [String]
  ) async throws(WebEngineError) -> [StyleDeclaration] {
    try await inspection.declarations(ofElement: expression, in: world, properties: properties)
  }

  // MARK: Media

  func mediaState() async throws(WebEngineError) -> MediaState { try await media.state() }

  func pauseMedia() async throws(WebEngineError) { try await media.pause() }

  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    try await media.setSuspended(isSuspended)
  }

  func closeMediaPresentations() async throws(WebEngineError) {
    try await media.closePresentations()
  }

  func decide(_ request: PermissionRequest, isGranted: Bool) async {
    await permissions.decide(request, isGranted: isGranted)
  }

  func setHalted(_ isHalted: Bool) async throws(WebEngineError) {
    try await halting.setHalted(isHalted)
  }

  // MARK: Interception

  func respond(toSchemeRequest request: Int, with part: SchemeResponsePart) {
    schemes.respond(to: request, with: part)
  }

  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError) {
    try contentRules.setLists(lists)
  }

  // MARK: Activity

  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    try await activities.waitUntilQuiet(timeout: timeout)
  }

  func pendingActivity() async -> PageActivity? { await activities.pendingActivity() }

  func awaitsOnlyUnusedStyleSheets() -> Bool { activities.awaitsOnlyUnusedStyleSheets() }

  // MARK: Downloads

  func download(_ identifier: Int) async -> (any WebDownload)? {
    await downloads.download(identifier)
  }

  func startDownload(
    _ request: DownloadRequest
  ) async throws(WebEngineError) -> any WebDownload {
    try await downloads.startDownload(request)
  }

  /// Handles a download that started without a policy decision.
  ///
  /// Called on the page, which the call retains.
  func didBegin(_ download: ChromiumDownload, _ event: DownloadEvents.WillBegin) async {
    await downloads.didBegin(download, event)
  }

  // MARK: Input

  func touch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Response {
    try await input.dispatch(touch)
  }

  func fillFields(with contents: String) async throws(WebEngineError) {
    try await input.fillFields(with: contents)
  }

  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect? {
    try await input.block(at: point)
  }

  func type(_ key: PageKey) async throws(WebEngineError) { try await input.insert(key) }

  func endEditing() async throws(WebEngineError) { try await input.endEditing() }

  // MARK: Scripts

  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {
    try await self.scripts.setScripts(scripts)
  }

  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) async {
    await scripts.start(call, completion: completion)
  }

  nonisolated func startAtOnce(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) -> Bool {
    guard call.frame == nil, call.world == .page, acceptsScripts.load(ordering: .acquiring) else {
      return false
    }
    post(ScriptEvaluation(call), in: [:], completion: completion)
    return true
  }

  nonisolated func post(
    _ run: ScriptEvaluation, in context: [String: JSON],
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) {
    scriptSender.post(
      run, in: context,
      withdrawGesture: { [weak self] in await self?.withdrawGesture() },
      completion: completion)
  }

  /// Withdraws the user gesture of a script that has finished.
  ///
  /// A call to the page retains the page; a call to its controller does not.
  private func withdrawGesture() { scripts.withdrawGesture() }

  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue {
    try await scripts.evaluate(script)
  }

  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) {
    scripts.reply(to: ticket, with: reply)
  }

  // MARK: Settings

  func setUserAgent(_ userAgent: String) throws(WebEngineError) {
    try settings.setUserAgent(userAgent)
  }

  func setMediaType(_ mediaType: String?) async throws(WebEngineError) {
    try await settings.setMediaType(mediaType)
  }

  func setRunsScripts(_ runsScripts: Bool) throws(WebEngineError) {
    try settings.setRunsScripts(runsScripts)
  }

  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError) {
    try await settings.setTransparent(isTransparent)
  }

  func setVisible(_ isVisible: Bool) async throws(WebEngineError) {
    try checkOpen()
    visibility.setVisible(isVisible)
    await scripts.changesAreApplied()
  }

  func inspectorURL() -> URL? {
    guard !isClosed, let port = browser.inspectorPort else { return nil }
    let server = "127.0.0.1:\(port)"
    return URL(
      string: "http://\(server)/devtools/inspector.html?ws=\(server)/devtools/page/\(target)")
  }

  // MARK: Windows

  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    try await windows.openWindow(identifier, configuration)
  }

  func refuseWindow(_ identifier: Int) { windows.refuseWindow(identifier) }

  /// Handles a window that the page opened.
  ///
  /// Called on the page, which the call retains.
  func didAppear(_ window: PendingPopup) async { await windows.didAppear(window) }

  // MARK: Viewport and captures

  func setViewport(_ viewport: PageViewport) async throws(WebEngineError) {
    try await viewportController.setViewport(viewport)
  }

  func scroll(to offset: CGPoint) async throws(WebEngineError) {
    try await viewportController.scroll(to: offset)
  }

  func measure() async throws(WebEngineError) -> PageMeasurement { try await captures.measure() }

  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece] {
    try await captures.capture(region)
  }

  func makePDF(of region: CGRect?) async throws(WebEngineError) -> Data {
    try await captures.makePDF(of: region)
  }
}
