import DeviceCatalog
import Foundation
import FoundationNetworking
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebEngine
import WebKit

/// A web view that fills an iPhone X, over the engine under test, with a server of its own.
@MainActor
final class Stage {
  let server: LoopbackServer
  let simulator: Simulator
  let webView: WKWebView
  let journal = Journal()

  /// Sets a stage, works on it, and puts it away.
  static func run(
    _ responses: [String: LoopbackServer.Response] = [:],
    configuration: @autoclosure () -> WKWebViewConfiguration = WKWebViewConfiguration(),
    engine: any WebEngine = EngineUnderTest.engine,
    _ work: @MainActor (Stage) async throws -> Void
  ) async throws {
    let stage = try Stage(responses, configuration, engine)
    defer { Composition.connect(nil) }
    try await work(stage)
    await stage.webView.close()
  }

  private init(
    _ responses: [String: LoopbackServer.Response], _ configuration: () -> WKWebViewConfiguration,
    _ engine: any WebEngine
  ) throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    simulator = Simulator(device, system: try device.systemRelease(for: "16"))
    server = try LoopbackServer(responses)
    Composition.connect(engine)
    webView = WKWebView(frame: .zero, configuration: configuration())
    webView.navigationDelegate = journal
    let screen = Screen(webView)
    simulator.show(screen)
  }

  private final class Screen: UIViewController {
    private let webView: WKWebView

    init(_ webView: WKWebView) {
      self.webView = webView
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = webView }
  }

  /// The lines of the journal for a load that succeeds.
  static func load(_ cause: String, _ place: String) -> [String] {
    ["ACTION \(cause) main \(place)", "START", "RESPONSE main \(place)", "COMMIT", "FINISH"]
  }

  /// Begins something, and waits until a load of the main frame is over and all is quiet.
  func load(
    sourceLocation: SourceLocation = #_sourceLocation, _ begin: () async throws -> Void
  ) async throws {
    let before = journal.ends
    try await begin()
    await journal.until("the end of a load", sourceLocation: sourceLocation) {
      journal.ends > before
    }
    try await quiet(sourceLocation: sourceLocation)
  }

  /// A request for a path of the server, with what is changed in it.
  func request(_ path: String, _ change: (inout URLRequest) -> Void) -> URLRequest {
    var request = URLRequest(url: server.url(path))
    change(&request)
    return request
  }

  /// Returns the number of requests for a path.
  func count(of path: String) -> Int { server.paths.count { $0 == path } }

  /// Loads a path of the server, and waits until that is over.
  func load(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await load(sourceLocation: sourceLocation) {
      webView.load(URLRequest(url: server.url(path)))
    }
  }

  /// Waits until nothing happens any more.
  func quiet(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let isQuiet = try await webView.waitUntilQuiet(timeout: .seconds(30))
    #expect(isQuiet, sourceLocation: sourceLocation)
  }

  /// Follows a link, or presses a button, by a touch.
  func click(_ identifier: String) async throws {
    _ = try await webView.evaluateJavaScript(
      "document.getElementById('\(identifier)').click(); 0")
  }

  /// The value of a script, as text.
  func text(_ script: String) async throws -> String? {
    try await webView.evaluateJavaScript("String(\(script))") as? String
  }
}
