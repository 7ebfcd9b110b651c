import Foundation
import Synchronization
import WebEngine

/// A page that records its commands and responds as it was told to.
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
    case dialog(PageDialog.Response)
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
    case response(Int, SchemeResponsePart)
    case contentRules([[ContentRule]])
    case openWindow(Int)
    case refuseWindow(Int)
    case download(Int)
    case challenge(Int, PageChallenge.Response)
    case startDownload(DownloadRequest)
    case media(String)
    case device(Int, Bool)
  }

  struct State {
    var commands: [Command] = []
    var results: [String: Result<ScriptValue, ScriptFailure>] = [:]
    var pendingCalls: [@Sendable (Result<ScriptValue, ScriptFailure>) -> Void] = []
    var keepsScriptsWaiting = false
    var measurement: PageMeasurement?
    var pieces: [PagePiece] = []
    var refusal: WebEngineError?
    var isQuiet = true
    var awaitsOnlyUnusedStyleSheets = false
    var block: CGRect?
    var inspectorURL: URL?
    var eventsWhenHalted: [PageEvent] = []
    var windows: [FakeWebPage] = []
    var downloads: [FakeDownload] = []
    var touchResponses: [PageTouch.Response] = []
  }

  let configuration: PageConfiguration
  let events: AsyncStream<PageEvent>
  let player: AsyncStream<PageEvent>.Continuation
  let state: Mutex<State> = Mutex(State())

  init(_ configuration: PageConfiguration) {
    self.configuration = configuration
    (events, player) = AsyncStream.makeStream()
  }

  /// The commands that the page received, in order.
  var commands: [Command] { state.withLock { $0.commands } }

  /// The viewports that the page was told, in order.
  var viewports: [PageViewport] {
    commands.compactMap { if case .viewport(let viewport) = $0 { viewport } else { nil } }
  }

  /// Sends events as the engine would.
  func play(_ events: PageEvent...) {
    for event in events { player.yield(event) }
  }

  /// Sets what every command throws from now on.
  func refuse(with error: WebEngineError) { state.withLock { $0.refusal = error } }

  func note(_ command: Command) throws(WebEngineError) {
    let refusal = state.withLock { state in
      state.commands.append(command)
      return state.refusal
    }
    if let refusal { throw refusal }
  }

  /// Sets where a person can look into the page.
  func setInspectorAddress(_ address: URL?) { state.withLock { $0.inspectorURL = address } }

  func inspectorURL() async -> URL? { state.withLock { $0.inspectorURL } }

  func close() async {
    let pendingCalls = state.withLock { state in
      state.commands.append(.close)
      defer { state.pendingCalls = [] }
      return state.pendingCalls
    }
    for completion in pendingCalls { completion(.failure(.processEnded("The page was closed."))) }
  }
}
