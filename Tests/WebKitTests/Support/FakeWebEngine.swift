import Foundation
import Synchronization
import WebEngine

/// An engine whose pages only note what they are told.
final class FakeWebEngine: WebEngine {
  private struct State {
    var pages: [FakeWebPage] = []
    var refusal: WebEngineError?
    var beforeOpening: (@Sendable (FakeWebPage) async -> Void)?
    var cookies: [PageStore: [PageCookie]] = [:]
    var removedStores: [PageStore] = []
    var siteData: [PageStore: [SiteData]] = [:]
    var removals: [Removal] = []
  }

  /// Data that was taken out of a store.
  struct Removal: Equatable {
    let kinds: Set<PageDataKind>
    let sites: Set<String>?
    let store: PageStore
  }

  private let state: Mutex<State> = Mutex(State())

  /// The pages opened so far.
  var pages: [FakeWebPage] { state.withLock { $0.pages } }

  /// The page opened last.
  var page: FakeWebPage? { pages.last }

  /// What opening a page throws from now on.
  func refuse(with error: WebEngineError?) { state.withLock { $0.refusal = error } }

  /// What is done before a page is open from now on.
  func beforeOpening(_ work: @escaping @Sendable (FakeWebPage) async -> Void) {
    state.withLock { $0.beforeOpening = work }
  }

  func information() async throws(WebEngineError) -> EngineInformation {
    EngineInformation(name: "Fake", version: "1", isSandboxed: true, executable: "")
  }

  func makePage(_ configuration: PageConfiguration) async throws(WebEngineError) -> any WebPage {
    let page = FakeWebPage(configuration)
    await state.withLock { $0.beforeOpening }?(page)
    let refusal = state.withLock { state in
      if state.refusal == nil { state.pages.append(page) }
      return state.refusal
    }
    if let refusal { throw refusal }
    return page
  }

  func shutDown() async {}

  /// The stores that were forgotten.
  var removedStores: [PageStore] { state.withLock { $0.removedStores } }

  func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie] {
    state.withLock { $0.cookies[store] ?? [] }
  }

  func setCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError) {
    try await deleteCookie(cookie, in: store)
    state.withLock { $0.cookies[store, default: []].append(cookie) }
  }

  func deleteCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError) {
    state.withLock { state in
      state.cookies[store]?.removeAll {
        ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
      }
    }
  }

  /// What was taken out of stores.
  var removals: [Removal] { state.withLock { $0.removals } }

  /// Sets what sites have left in a store.
  func setSiteData(_ data: [SiteData], in store: PageStore) {
    state.withLock { $0.siteData[store] = data }
  }

  func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData] {
    state.withLock { $0.siteData[store] ?? [] }
  }

  func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {
    state.withLock { state in
      state.removals.append(Removal(kinds: kinds, sites: sites, store: store))
      if kinds.contains(.cookies) { state.cookies[store] = [] }
    }
  }

  func removeStore(_ store: PageStore) async {
    state.withLock { $0.removedStores.append(store) }
  }
}

/// A page that notes its commands and answers what it was told to.
final class FakeWebPage: WebPage {
  enum Command: Equatable {
    case load(URL)
    case html(String, URL?)
    case file(URL, URL)
    case stop
    case viewport(PageViewport)
    case scroll(CGPoint)
    case evaluate(String)
    case call(ScriptCall)
    case scripts(PageScripts)
    case reply(ScriptMessage.Ticket, ScriptMessage.Reply)
    case dialog(PageDialog.Answer)
    case userAgent(String)
    case pdf(CGRect?)
    case files([URL]?)
    case capture(CGRect)
    case halt(Bool)
    case close
    case request(URL, String, [String: String], Data?)
    case data(URL, String)
    case reload(bypassingCaches: Bool)
    case go(Int)
    case decide(Int, NavigationDecision)
    case touch(PageTouch)
    case type(PageKey)
    case block(CGPoint)
    case fillFields(String)
    case endEditing
    case mediaType(String?)
    case runsScripts(Bool)
    case visible(Bool)
    case transparent(Bool)
    case answer(Int, SchemeStep)
    case contentRules([[ContentRule]])
    case openWindow(Int)
    case refuseWindow(Int)
    case download(Int)
    case challenge(Int, PageChallenge.Answer)
    case startDownload(DownloadRequest)
    case media(String)
    case device(Int, Bool)
  }

  private struct State {
    var commands: [Command] = []
    var answers: [String: Result<ScriptValue, ScriptFailure>] = [:]
    var unanswered: [@Sendable (Result<ScriptValue, ScriptFailure>) -> Void] = []
    var keepsScriptsWaiting = false
    var measurement: PageMeasurement?
    var pieces: [PagePiece] = []
    var refusal: WebEngineError?
    var eventsAfterLoad: [PageEvent] = []
    var isQuiet = true
    var block: CGRect?
    var inspectorAddress: URL?
    var eventsWhenHalted: [PageEvent] = []
    var windows: [FakeWebPage] = []
    var downloads: [FakeDownload] = []
    var touchAnswers: [PageTouch.Answer] = []
  }

  let configuration: PageConfiguration
  let events: AsyncStream<PageEvent>
  private let player: AsyncStream<PageEvent>.Continuation
  private let state: Mutex<State> = Mutex(State())

  init(_ configuration: PageConfiguration) {
    self.configuration = configuration
    (events, player) = AsyncStream.makeStream()
  }

  /// What the page was told, in order.
  var commands: [Command] { state.withLock { $0.commands } }

  /// The viewports that the page was told, in order.
  var viewports: [PageViewport] {
    commands.compactMap { if case .viewport(let viewport) = $0 { viewport } else { nil } }
  }

  func answer(_ challenge: Int, _ answer: PageChallenge.Answer) async {
    state.withLock { $0.commands.append(.challenge(challenge, answer)) }
  }

  /// The downloads that were begun for the page.
  var downloads: [FakeDownload] { state.withLock { $0.downloads } }

  func download(_ identifier: Int) async -> (any WebDownload)? {
    state.withLock { state in
      state.commands.append(.download(identifier))
      state.downloads.append(FakeDownload())
      return state.downloads.last
    }
  }

  func startDownload(
    _ request: DownloadRequest
  ) async throws(WebEngineError) -> any WebDownload {
    try note(.startDownload(request))
    let download = FakeDownload()
    state.withLock { $0.downloads.append(download) }
    return download
  }

  /// The windows that were opened for the page.
  var windows: [FakeWebPage] { state.withLock { $0.windows } }

  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    try note(.openWindow(identifier))
    let window = FakeWebPage(configuration)
    state.withLock { $0.windows.append(window) }
    return window
  }

  func refuseWindow(_ identifier: Int) async {
    state.withLock { $0.commands.append(.refuseWindow(identifier)) }
  }

  /// Sends events as the engine would.
  func play(_ events: PageEvent...) {
    for event in events { player.yield(event) }
  }

  /// Sets what a script gives.
  func answer(_ script: String, with result: Result<ScriptValue, ScriptFailure>) {
    state.withLock { $0.answers[script] = result }
  }

  /// Keeps scripts waiting for their result until the page is closed.
  func keepScriptsWaiting() { state.withLock { $0.keepsScriptsWaiting = true } }

  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {
    try note(.scripts(scripts))
  }

  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) async {
    do throws(WebEngineError) {
      try note(call == ScriptCall(source: call.source) ? .evaluate(call.source) : .call(call))
    } catch {
      return completion(.failure(.engine(error)))
    }
    let answer: Result<ScriptValue, ScriptFailure>? = state.withLock { state in
      guard state.keepsScriptsWaiting else {
        return state.answers[call.source] ?? .success(.undefined)
      }
      state.unanswered.append(completion)
      return nil
    }
    if let answer { completion(answer) }
  }

  func setUserAgent(_ userAgent: String) async throws(WebEngineError) {
    try note(.userAgent(userAgent))
  }

  func makePDF(of region: CGRect?) async throws(WebEngineError) -> Data {
    try note(.pdf(region))
    return Data("%PDF".utf8)
  }

  func answerDialog(_ answer: PageDialog.Answer) async {
    state.withLock { $0.commands.append(.dialog(answer)) }
  }

  func answer(_ request: PageFileRequest, with files: [URL]?) async {
    state.withLock { $0.commands.append(.files(files)) }
  }

  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) async {
    state.withLock { $0.commands.append(.reply(ticket, reply)) }
  }

  /// Sets what the page measures and paints.
  func show(_ measurement: PageMeasurement, pieces: [PagePiece] = []) {
    state.withLock {
      $0.measurement = measurement
      $0.pieces = pieces
    }
  }

  /// Sets what every command throws from now on.
  func refuse(with error: WebEngineError) { state.withLock { $0.refusal = error } }

  private func note(_ command: Command) throws(WebEngineError) {
    let refusal = state.withLock { state in
      state.commands.append(command)
      return state.refusal
    }
    if let refusal { throw refusal }
  }

  func load(_ request: PageRequest) async throws(WebEngineError) {
    switch request {
    case .url(let url, _, _): try note(.load(url))
    case .html(let text, let base): try note(.html(text, base))
    case .file(let url, let directory, _): try note(.file(url, directory))
    case .request(let url, let method, let headers, let body, _):
      try note(.request(url, method, headers, body))
    case .data(_, let mediaType, let url): try note(.data(url, mediaType))
    }
  }

  func decide(_ identifier: Int, _ decision: NavigationDecision) async {
    state.withLock { $0.commands.append(.decide(identifier, decision)) }
  }

  func touch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Answer {
    try note(.touch(touch))
    return state.withLock { $0.touchAnswers.isEmpty ? .init() : $0.touchAnswers.removeFirst() }
  }

  /// Sets what the page makes of the next fingers, one answer for each event.
  func answerTouches(with answers: [PageTouch.Answer]) {
    state.withLock { $0.touchAnswers = answers }
  }

  func type(_ key: PageKey) async throws(WebEngineError) { try note(.type(key)) }

  /// Sets where a person can look into the page.
  func setInspectorAddress(_ address: URL?) { state.withLock { $0.inspectorAddress = address } }

  func inspectorAddress() async -> URL? { state.withLock { $0.inspectorAddress } }

  /// Sets what a finger means everywhere in the page.
  func setBlock(_ block: CGRect?) { state.withLock { $0.block = block } }

  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect? {
    try note(.block(point))
    return state.withLock { $0.block }
  }

  func answer(_ request: Int, with step: SchemeStep) async {
    state.withLock { $0.commands.append(.answer(request, step)) }
  }

  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError) {
    try note(.contentRules(lists))
  }

  func setMediaType(_ mediaType: String?) async throws(WebEngineError) {
    try note(.mediaType(mediaType))
  }

  func setVisible(_ isVisible: Bool) async throws(WebEngineError) {
    try note(.visible(isVisible))
  }

  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError) {
    try note(.transparent(isTransparent))
  }

  func setRunsScripts(_ runsScripts: Bool) async throws(WebEngineError) {
    try note(.runsScripts(runsScripts))
  }

  func fillFields(with contents: String) async throws(WebEngineError) {
    try note(.fillFields(contents))
  }

  func endEditing() async throws(WebEngineError) { try note(.endEditing) }

  func mediaState() async throws(WebEngineError) -> MediaState { .playing }

  func pauseMedia() async throws(WebEngineError) { try note(.media("pause")) }

  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError) {
    try note(.media(isSuspended ? "suspend" : "resume"))
  }

  func closeMediaPresentations() async throws(WebEngineError) { try note(.media("close")) }

  func answer(_ question: DeviceQuestion, isGranted: Bool) async {
    state.withLock { $0.commands.append(.device(question.number, isGranted)) }
  }

  func reload(
    bypassingCaches: Bool, resending request: PageRequest?
  ) async throws(WebEngineError) {
    try note(.reload(bypassingCaches: bypassingCaches))
  }

  func go(
    to entry: Int, resending request: PageRequest?
  ) async throws(WebEngineError) -> Bool {
    try note(.go(entry))
    return true
  }

  func stopLoading() async throws(WebEngineError) { try note(.stop) }

  func setViewport(_ viewport: PageViewport) async throws(WebEngineError) {
    try note(.viewport(viewport))
  }

  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue {
    try note(.evaluate(script))
    guard case .success(let value) = state.withLock({ $0.answers[script] }) else {
      return .undefined
    }
    return value
  }

  func measure() async throws(WebEngineError) -> PageMeasurement {
    guard let measurement = state.withLock({ $0.measurement }) else {
      throw WebEngineError(.protocolFailed, "The fake page has no measurement.")
    }
    return measurement
  }

  func scroll(to offset: CGPoint) async throws(WebEngineError) { try note(.scroll(offset)) }

  /// Sets whether the page becomes quiet.
  func setQuiet(_ isQuiet: Bool) { state.withLock { $0.isQuiet = isQuiet } }

  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    state.withLock { $0.isQuiet }
  }

  func pendingActivity() async -> PageActivity? { state.withLock { $0.isQuiet } ? nil : .change }

  func awaitsOnlyUnusedStyleSheets() async -> Bool { false }

  /// Sets what happens in the page when it is halted.
  func play(whenHalted events: PageEvent...) { state.withLock { $0.eventsWhenHalted = events } }

  func setHalted(_ isHalted: Bool) async throws(WebEngineError) {
    try note(.halt(isHalted))
    guard isHalted else { return }
    for event in state.withLock({ $0.eventsWhenHalted }) { player.yield(event) }
  }

  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece] {
    try note(.capture(region))
    return state.withLock { $0.pieces }
  }

  func close() async {
    let unanswered = state.withLock { state in
      state.commands.append(.close)
      defer { state.unanswered = [] }
      return state.unanswered
    }
    for completion in unanswered { completion(.failure(.processEnded("The page was closed."))) }
  }
}
