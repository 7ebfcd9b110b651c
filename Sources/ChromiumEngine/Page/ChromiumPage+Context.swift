import Foundation
import WebEngine

extension ChromiumPage: ScriptedPage, ScriptPage, CapturePage, ActivityPage, DownloadPage,
  WindowPage, LocalFilePage, SitePage, ResponseTimeoutPage, HaltPage, HistoryPage, ContentRulePage
{
  var secret: String { scripts.secret }

  var isHalted: Bool { halting.isHalted }

  var features: CSSFeatures { settings.features }

  var awaitsDecision: Bool {
    policy.isLoadOpen(in: target) || challenges.hasPendingChallenge
  }

  func isRequestedByApp(_ loader: String) -> Bool { policy.isAsked(loader) }

  func frame(_ identifier: String) -> PageFrame { policy.frame(identifier, main: target) }

  var userAgent: String? { settings.userAgent }

  func takePending(_ identifier: Int) -> PagePolicy.Open? { policy.take(identifier) }

  func hold(_ download: ChromiumDownload, _ url: URL, from frame: String) -> NavigationRequest {
    policy.hold(saving: download, url, frame, main: target)
  }

  func takePendingWindows() -> [PendingPopup] { policy.takeWindows() }

  func hold(askedWindow window: PendingPopup) -> NavigationRequest {
    policy.hold(askedWindow: window, main: target)
  }

  func hold(window: PendingPopup) -> WindowRequest { policy.hold(window: window, main: target) }

  func show(
    _ file: LocalFileReader.File, for pause: ProtocolEvents.RequestPaused, at url: URL?,
    loader: String?
  ) {
    let head = MainResourceResponse(file)
    if let loader { emit(tracker.answered(loader: loader, url: url, answer: head)) }
    askToShow(pause, file, head)
  }

  func adjustedSheet(
    for pause: ProtocolEvents.RequestPaused, _ contents: () async -> Data?
  ) async -> Data? {
    await styleSheets.adjustedSheet(for: pause, contents)
  }

  func didRefuse(_ request: String, _ refusal: PageFileRefusal) {
    problems.didRefuse(request, refusal)
  }

  func forgetLoad(_ loader: String) { _ = tracker.forget(loader: loader) }

  func resume(_ pause: ProtocolEvents.RequestPaused) { goOn(pause) }

  var isDialogOpen: Bool { dialogs.isOpen }

  var startingAddress: String? { isStarting ? starting : nil }

  var provisionalURL: URL? { tracker.provisionalURL }

  var isLoading: Bool { tracker.isLoading }

  var awaitsLoadEvent: Bool { tracker.awaitsLoadEvent }

  func ask<V: Decodable>(
    _ expression: String, in context: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V {
    try await observer.evaluate(expression, in: context, as: type, timeout: timeout)
  }

  var hasSubstitute: Bool { substitute != nil }

  var awaitsBlankDocument: Bool { substitute?.isBlank == true }

  func setOrigin(_ origin: String, of frame: String) { policy.setOrigin(origin, of: frame) }

  func didCreate(_ context: ScriptEvents.ContextCreated.Context) {
    media.didCreate(context)
    visibility.didCreate(context)
    guard context.name == ObserverScript.world, context.auxData?.frameId == target else { return }
    observer.didCreate(context.uniqueId)
    halting.didCreateObserver()
    // A window without an address has all that it will ever load.
    if windows.isBlank { tellWorld("fanlight.proceed()") }
  }

  func didRequestPermission(_ event: ScriptEvents.BindingCalled) {
    captureDevices.didReceiveRequest(event)
  }

  func addScript(_ source: String, world: String, runsNow: Bool) -> ScriptingState.Change {
    scripts.addScript(source, world: world, runsNow: runsNow)
  }

  func removeScript(_ script: ScriptingState.Change) { scripts.removeScript(script) }

  func document(of frame: String) -> URL? { policy.document(of: frame) }

  func appURL(of url: URL) -> URL { schemes.map.outside(url) }

  func origin(of frame: String) -> String? { policy.origin(of: frame) }

  func askWorld<V: Decodable>(
    _ expression: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V {
    try await observer.evaluate(expression, as: type, timeout: timeout)
  }

  func tellWorld(_ expression: String) { observer.send(expression) }

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
