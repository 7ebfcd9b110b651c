import AuditRules
import Foundation
import PageHosts
import WebEngine
import WebKit

/// A page in the engine, which a sweep lays out in the viewports of many screens.
@MainActor
final class AuditTab {
  /// The screen on which the page was loaded.
  let run: ScreenRun
  /// The number of layouts of the page.
  private(set) var layouts: Int = 0

  let page: PageSource
  private let request: AuditRequest
  static let world: WKContentWorld = .world(name: "fanlight-audit")

  init(_ screen: SweptScreen, page: PageSource, request: AuditRequest) {
    self.page = page
    self.request = request
    run = ScreenRun(
      screen.target, program: screen.program, orientation: screen.orientation,
      selection: request.selection, title: page.argument)
  }

  /// The arguments of the page's viewport metas as WebKit parses them.
  var arguments: ViewportArguments { run.webView.viewportArguments }

  /// The status bar's style of a web app; `nil` in other hosts.
  var statusBarStyle: WebAppStatusBarStyle? { (run.app as? WebAppHost)?.statusBarStyle }

  /// Whether the page declares itself a web app, by a meta or its manifest (W341).
  var declaresWebApp: Bool {
    get async { await run.webView.declaresWebApp() }
  }

  /// The `display` of the page's manifest if it makes the page a web app: `standalone`; otherwise `nil`.
  private(set) var manifestDisplay: String?

  /// The selectors of the request's preparation that matched nothing in the loaded page.
  private(set) var unmatched: [String] = []

  /// Loads the page, waits until it is quiet, and prepares it.
  ///
  /// - Throws: ``PageHosts/ShotFailure`` if there is no page to measure, also for an HTTP status of 400 or
  ///   more.
  func load() async throws {
    run.load(page, access: request.access)
    await run.opening?.value
    let end = ContinuousClock.now + request.timeout
    let wait: (isQuiet: Bool, element: WKWebView.ElementSearch?)
    do throws(WebEngineError) {
      wait = try await run.wait(request.wait, until: end)
    } catch {
      throw ShotFailure(showing: page.argument, error: error)
    }
    if case .invalidSelector = wait.element {
      throw ShotFailure(invalidSelector: request.wait.selector ?? "")
    }
    if let failure = run.failure(of: page, isQuiet: wait.isQuiet, timeout: request.timeout) {
      throw failure
    }
    if let status = run.webView.responseStatus, status >= 400 {
      throw ShotFailure(errorStatus: status, of: page)
    }
    if request.wait.delay > .zero { try await Task.sleep(for: request.wait.delay) }
    unmatched = try await prepare(request.preparation, within: end - .now)
    if run.app is WebAppHost, !run.webView.webAppMetas.isCapable, await declaresWebApp {
      manifestDisplay = "standalone"
    }
  }

  /// Lays out the page in a viewport, and reads it at some positions.
  ///
  /// - Parameter settles: Whether to wait for the effects of scrolling; if not, only for two frames.
  func read(
    in viewport: PageViewport?, at positions: [ScrollPosition], settles: Bool = false
  ) async throws -> [PageReading] {
    if let viewport {
      layouts += 1
      try await run.webView.layOutPage(in: viewport)
    }
    let names = positions.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return try await call(AuditScript.boxes.text + "([\(names)], \(settles))")
  }

  /// Lays out the page in a viewport, and measures it at some positions, also with larger insets.
  ///
  /// If no box responds to the insets, the second layout is omitted in other viewports.
  func measure(
    in viewport: PageViewport, at positions: [ScrollPosition], settles: Bool = false
  ) async throws -> [MeasuredPage] {
    let readings = try await read(in: viewport, at: positions, settles: settles)
    let document = WKWebView.ModelledDocument(try await run.webView.measure())
    var shifted: [PageReading]?
    if usesInsets != false {
      var larger = viewport
      larger.safeAreaInsets.top += Self.growth
      larger.safeAreaInsets.left += Self.growth
      larger.safeAreaInsets.bottom += Self.growth
      larger.safeAreaInsets.right += Self.growth
      shifted = try await read(in: larger, at: positions)
    }
    let pages = readings.enumerated().map { index, reading in
      MeasuredPage(
        reading, of: document, shifted: shifted?[index], growth: Self.growth)
    }
    if usesInsets == nil { usesInsets = pages.contains(where: \.responds) }
    return pages
  }

  /// Whether a box of the page responds to the insets; `nil` if it is not known yet.
  private var usesInsets: Bool?

  /// The difference of the insets in the second layout, in points.
  private static let growth: Double = 8

  /// Describes elements by their numbers; `nil` for those that no longer exist.
  func describe(_ numbers: [Int]) async throws -> [ElementReading?] {
    let generated = try JSONEncoder().encode([
      "identifiers": StableName.generatedIdentifiers, "classes": StableName.hashedClasses,
    ])
    return try await call(
      AuditScript.elements.text + "(\(numbers), \(String(decoding: generated, as: UTF8.self)))")
  }

  /// Closes the page.
  func close() async { await run.webView.close() }

  /// Evaluates an expression whose value, or the value of its promise, is JSON.
  func call<Value: Decodable & Sendable>(
    _ expression: String
  ) async throws(ShotFailure) -> Value {
    do {
      let result = try await run.webView.callAsyncJavaScript(
        "return await " + expression, arguments: [:], in: nil, contentWorld: Self.world)
      return try await Self.decode(result as? String ?? "")
    } catch {
      throw ShotFailure(
        "\(page.argument) could not be read: \(error.localizedDescription)",
        advice: "Try again; a page that replaces its document while it is read does this.")
    }
  }

  /// Decodes a reading off the main actor, which other tabs need meanwhile.
  @concurrent
  private nonisolated static func decode<Value: Decodable & Sendable>(
    _ text: String
  ) async throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}

extension ShotFailure {
  /// The failure of a page whose response has an error status.
  init(errorStatus status: Int, of page: PageSource) {
    self.init(
      "\(page.argument) was not audited: the server responded with status \(status).",
      advice: "Audit a page that the server has, or fix the server.", httpStatus: status)
  }
}
