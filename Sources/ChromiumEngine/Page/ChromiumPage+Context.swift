import EngineSupport
import Foundation
import Synchronization
import WebEngine

extension ChromiumPage: ScriptedPage, ScriptPage, CapturePage, ActivityPage, DownloadPage,
  WindowPage, LocalFilePage, SitePage, ResponseTimeoutPage, HaltPage, HistoryPage, ContentRulePage,
  DialogPage, FramePage, InspectionPage
{
  /// Waits until every event that Chromium sent before the call is reported.
  ///
  /// A response can arrive before earlier events are handled, so a check whether the page is quiet must wait for
  /// them.
  func waitUntilEventsAreReported() async {
    await waitUntilDeliveredEventsAreHandled()
    await history.waitUntilResolved()
  }

  /// Waits until every event that Chromium sent before the call was handled.
  func waitUntilDeliveredEventsAreHandled() async {
    await progress.waitUntilHandled(session.connection.deliveredEvents(of: session.identifier))
  }

  /// Updates whether scripts can be sent without a call to the page's actor.
  func updateAcceptsScripts() {
    acceptsScripts.store(
      !isClosed && !isCrashed && policy.decisions.isEmpty, ordering: .releasing)
  }

  var secret: String { scripts.secret }

  func contextParameters(of call: ScriptCall) async throws(ScriptFailure) -> [String: JSON] {
    try await scripts.contextParameters(of: call)
  }

  var isHalted: Bool { halting.isHalted }

  var terminationCount: Int { halting.terminationCount }

  func didBlockScript() { history.didBlockScript() }

  func didUnblockScript() { history.didUnblockScript() }

  func terminateLateScript() { halting.terminateLateScript() }

  var features: CSSFeatures { settings.features }

  var awaitsDecision: Bool {
    policy.decisions.isNavigating(target) || challenges.hasPendingChallenge
  }

  func isRequestedByApp(_ loader: String) -> Bool { policy.navigations.isRequestedByApp(loader) }

  func frame(_ identifier: String) -> PageFrame { frames.tree.frame(identifier) }

  var userAgent: String? { settings.userAgent }

  func frameDidDetach(_ frame: String, isRemoved: Bool) {
    if frame != target { activities.didDetach(frame) }
    if isRemoved { policy.navigations.didRemove(frame) }
  }

  func removeDecision(_ identifier: Int) -> PendingDecision? {
    policy.decisions.remove(identifier)
  }

  func addNavigation(
    for download: ChromiumDownload, _ url: URL, in frame: String
  ) -> NavigationRequest {
    policy.addNavigation(for: download, url, in: frame)
  }

  func removePopups() -> [PendingPopup] { policy.decisions.removePopups() }

  func addNavigation(for popup: PendingPopup) -> NavigationRequest {
    policy.addNavigation(for: popup)
  }

  func addWindowRequest(for popup: PendingPopup) -> WindowRequest {
    policy.addWindowRequest(for: popup)
  }

  func show(
    _ file: LocalFileReader.File, for pause: ProtocolEvents.RequestPaused, at url: URL?,
    loader: String?
  ) {
    let head = MainResourceResponse(file)
    if let loader { loads.didReceiveResponse(head, loader: loader, url: url) }
    policy.decidePolicy(forResponse: pause, file, head)
  }

  func adjustedSheet(
    for pause: ProtocolEvents.RequestPaused, _ contents: () async -> Data?
  ) async -> Data? {
    await styleSheets.adjustedSheet(for: pause, contents)
  }

  func didRefuse(_ request: String, _ refusal: PageFileRefusal) {
    problems.didRefuse(request, refusal)
  }

  func discardLoad(_ loader: String) { _ = loads.discard(loader) }

  func resume(_ pause: ProtocolEvents.RequestPaused) { interception.resume(pause) }

  func fulfill(_ pause: ProtocolEvents.RequestPaused, _ file: LocalFileReader.File) {
    interception.fulfill(pause, file)
  }

  func refuse(
    _ pause: ProtocolEvents.RequestPaused, loader: String?, _ kind: PageFailure.Kind, _ url: URL?,
    _ detail: String
  ) {
    interception.refuse(pause, loader: loader, kind, url, detail)
  }

  func postponeUndecidedLoad() { policy.postponeUndecidedLoad() }

  func willHalt() {
    loads.reportStop()
    dialogs.close(with: .dismiss)
  }

  func stopLoad(while isWanted: @PageActor () -> Bool) async {
    await loads.stopLoad(while: isWanted)
  }

  func loadDidTimeOut() async { await loads.timeOut() }

  func didNavigateSubframe() { loads.didNavigateSubframe() }

  var isDialogOpen: Bool { dialogs.isOpen }

  var requestedURL: String? { loads.requestedURL }

  var provisionalURL: URL? { loads.tracker.provisionalURL }

  var isLoading: Bool { loads.isLoading }

  var awaitsLoadEvent: Bool { loads.tracker.awaitsLoadEvent }

  func evaluate<V: Decodable>(
    _ expression: String, in context: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V {
    try await observer.evaluate(expression, in: context, as: type, timeout: timeout)
  }

  var hasSubstitute: Bool { loads.substitute != nil }

  var awaitsBlankDocument: Bool { loads.substitute?.isBlank == true }

  func setOrigin(_ origin: String, of frame: String) { frames.setOrigin(origin, of: frame) }

  func didCreate(_ context: ScriptEvents.ContextCreated.Context) {
    media.didCreate(context)
    visibility.didCreate(context)
    guard context.name == ObserverScript.world, context.auxData?.frameId == target else { return }
    observer.didCreate(context.uniqueId)
    halting.didCreateObserver()
    // A window without a URL loads no other document.
    if windows.isBlank { sendToObserver("fanlight.proceed()") }
  }

  func didRequestPermission(_ event: ScriptEvents.BindingCalled) {
    permissions.didReceiveRequest(event)
  }

  func addScript(_ source: String, world: String, runsNow: Bool) -> ScriptingState.Change {
    scripts.addScript(source, world: world, runsNow: runsNow)
  }

  func removeScript(_ script: ScriptingState.Change) { scripts.removeScript(script) }

  func document(of frame: String) -> URL? { frames.tree.document(of: frame) }

  func appURL(of url: URL) -> URL { schemes.map.outside(url) }

  func origin(of frame: String) -> String? { frames.tree.origin(of: frame) }

  func evaluateInObserver<V: Decodable>(
    _ expression: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V {
    try await observer.evaluate(expression, as: type, timeout: timeout)
  }

  func sendToObserver(_ expression: String) { observer.send(expression) }

  var viewport: PageViewport { viewportController.viewport }

  var isDark: Bool { viewport.isDark }

  var emulatedMedia: JSON { settings.emulatedMedia }

  func emulatedMedia(_ mediaType: String) -> JSON { settings.emulatedMedia(mediaType) }

  var observerContext: String? { observer.context }

  var observers: [ScriptContexts.Context] { scripts.contexts.observers }

  func observer(of frame: String) -> ScriptContexts.Context? {
    scripts.contexts.observer(of: frame)
  }

  func context(_ number: Int) -> ScriptContexts.Context? { scripts.contexts[number] }
}
