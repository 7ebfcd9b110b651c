import Foundation
import Synchronization
import WebEngine

/// A web engine whose pages load at once, have the size of their viewport, and draw nothing.
final class BlankEngine: WebEngine {
  /// A closure that is called before a capture, with the number of earlier captures and the region.
  typealias BeforePainting = @Sendable (Int, CGRect) async throws(WebEngineError) -> Void

  private let beforePainting: BeforePainting
  private let painted: Mutex<Int> = Mutex(0)

  init(beforePainting: @escaping BeforePainting = { (_, _) throws(WebEngineError) in }) {
    self.beforePainting = beforePainting
  }

  func information() async throws(WebEngineError) -> EngineInformation {
    EngineInformation(name: "Blank", version: "1", isSandboxed: true, executable: "")
  }

  func makePage(_ configuration: PageConfiguration) async throws(WebEngineError) -> any WebPage {
    BlankPage(configuration.viewport, of: self)
  }

  func shutDown() async {}

  func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie] { [] }

  func setCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError) {}

  func deleteCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError) {}

  func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData] { [] }

  func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {}

  func removeStore(_ store: PageStore) async {}

  fileprivate func paint(_ region: CGRect) async throws(WebEngineError) {
    let count = painted.withLock { count in
      defer { count += 1 }
      return count
    }
    try await beforePainting(count, region)
  }
}

/// A page of a ``BlankEngine``.
private final class BlankPage: WebPage {
  let events: AsyncStream<PageEvent>
  private let player: AsyncStream<PageEvent>.Continuation
  private let engine: BlankEngine
  private let state: Mutex<(viewport: PageViewport, scrollOffset: CGPoint)>

  init(_ viewport: PageViewport, of engine: BlankEngine) {
    (events, player) = AsyncStream.makeStream()
    self.engine = engine
    state = Mutex((viewport, .zero))
  }

  func load(_ request: PageRequest) async throws(WebEngineError) {
    guard let url = URL(string: "about:blank") else { return }
    let loading: [PageEvent] = [
      .navigation(.started(url)), .navigation(.committed(url)),
      .document(.viewportMetas(["width=device-width, viewport-fit=cover"])),
      .document(.firstRendering), .navigation(.finished),
    ]
    for event in loading { player.yield(event) }
  }

  func decide(_ identifier: Int, _ decision: NavigationDecision) async {}

  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    throw WebEngineError(.pageClosed, "A blank page opens no windows.")
  }

  func refuseWindow(_ identifier: Int) async {}

  func download(_ identifier: Int) async -> (any WebDownload)? { nil }

  func startDownload(
    _ request: DownloadRequest
  ) async throws(WebEngineError) -> any WebDownload {
    throw WebEngineError(.pageClosed, "A blank page saves nothing.")
  }

  func respond(toChallenge challenge: Int, with response: PageChallenge.Response) async {}

  func reload(
    bypassingCaches: Bool, resending request: PageRequest?
  ) async throws(WebEngineError) {}

  func go(
    to entry: Int, resending request: PageRequest?
  ) async throws(WebEngineError) -> Bool { false }

  func stopLoading() async throws(WebEngineError) {}

  func setScripts(_ scripts: PageScripts) async throws(WebEngineError) {}

  func start(
    _ call: ScriptCall,
    completion: @escaping @Sendable (Result<ScriptValue, ScriptFailure>) -> Void
  ) async { completion(.success(.undefined)) }

  func reply(to ticket: ScriptMessage.Ticket, with reply: ScriptMessage.Reply) async {}

  func setUserAgent(_ userAgent: String) async throws(WebEngineError) {}

  func makePDF(of region: CGRect?) async throws(WebEngineError) -> Data { Data() }

  func closeDialog(with response: PageDialog.Response) async {}

  func setFiles(_ files: [URL]?, for request: PageFileRequest) async {}

  func touch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Response { .init() }

  func type(_ key: PageKey) async throws(WebEngineError) {}

  func setMediaType(_ mediaType: String?) async throws(WebEngineError) {}

  func setRunsScripts(_ runsScripts: Bool) async throws(WebEngineError) {}

  func fillFields(with contents: String) async throws(WebEngineError) {}

  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError) {}
  func setVisible(_ isVisible: Bool) async throws(WebEngineError) {}

  func endEditing() async throws(WebEngineError) {}

  func mediaState() async throws(WebEngineError) -> MediaState { .none }

  func pauseMedia() async throws(WebEngineError) {}

  func setMediaSuspended(_ isSuspended: Bool) async throws(WebEngineError) {}

  func closeMediaPresentations() async throws(WebEngineError) {}

  func decide(_ request: PermissionRequest, isGranted: Bool) async {}

  func respond(toSchemeRequest request: Int, with part: SchemeResponsePart) async {}

  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError) {}

  func setViewport(_ viewport: PageViewport) async throws(WebEngineError) {
    state.withLock { $0.viewport = viewport }
  }

  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue { .undefined }

  func measure() async throws(WebEngineError) -> PageMeasurement {
    let (viewport, scrollOffset) = state.withLock { $0 }
    return PageMeasurement(
      safeAreaInsets: viewport.safeAreaInsets, layoutViewport: viewport.layoutSize,
      innerSize: viewport.unobscuredSize,
      contentSize: CGSize(width: viewport.layoutSize.width, height: 4000),
      scrollOffset: scrollOffset, scale: viewport.scale, backgroundColor: "rgb(255, 255, 255)")
  }

  func inspectorURL() async -> URL? { nil }

  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect? { nil }

  func scroll(to offset: CGPoint) async throws(WebEngineError) {
    state.withLock { $0.scrollOffset = offset }
  }

  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool { true }

  func pendingActivity() async -> PageActivity? { nil }

  func awaitsOnlyUnusedStyleSheets() async -> Bool { false }

  func setHalted(_ isHalted: Bool) async throws(WebEngineError) {}

  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece] {
    try await engine.paint(region)
    return []
  }

  func close() async { player.finish() }
}
