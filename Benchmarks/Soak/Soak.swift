import ChromiumEngine
import DeviceCatalog
package import Foundation
import FoundationNetworking
import LoopbackServer
import Simulator
import UIKit
import WebKit

/// Uses web views for long, and says what is held meanwhile.
@MainActor
package final class Soak {
  /// Where the browser's private directory is.
  package let place: URL
  private let engine: ChromiumEngine
  private let server: LoopbackServer
  private let simulator: Simulator

  /// Starts a server and gets an engine ready.
  package init() throws {
    place = FileManager.default.temporaryDirectory.appending(
      path: "soak-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // The browser of a root process runs as another user.
    try FileManager.default.setAttributes([.posixPermissions: 0o711], ofItemAtPath: place.path)
    engine = ChromiumEngine(ChromiumConfiguration(temporaryDirectory: place.path))
    let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'/>"
    server = try LoopbackServer([
      "/a": .page("<title>a</title><p>a<script>document.body.append(Date.now())</script>"),
      "/b": .page("<title>b</title><iframe src=/a></iframe><img src=/picture.svg>"),
      "/late": .late(30, .page("<title>late</title><iframe src=/slow></iframe>")),
      "/slow": .late(40, .page("<p>slow")),
      "/picture.svg": .response(
        "200 OK", headers: ["Content-Type: image/svg+xml"], body: picture),
    ])
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    simulator = Simulator(device, system: try device.systemRelease(for: "16"))
    Composition.connect(engine)
  }

  /// Ends the browser.
  ///
  /// - Returns: The processes and files of it that are left.
  package func end() async -> (processes: Int, files: [String]) {
    Composition.connect(nil)
    await engine.shutDown()
    let processes = Figures.browserProcesses(in: place).count
    let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    try? FileManager.default.removeItem(at: place)
    return (processes, files)
  }

  /// Many loads one after the other in one web view.
  package func navigations(_ count: Int) async throws -> SoakReport {
    let (webView, counter) = makeView()
    try await load(webView, "/a", counter)
    return try await report("\(count) loads in one web view", counter) { half in
      for index in 0..<(count / 2) {
        try await load(webView, (index + half).isMultiple(of: 2) ? "/a" : "/b", counter)
      }
    } after: {
      await webView.close()
    }
  }

  /// Loads that are stopped, or replaced by others, after times that a seed decides.
  package func cancelledLoads(_ count: Int, seed: UInt64) async throws -> SoakReport {
    let (webView, counter) = makeView()
    try await load(webView, "/a", counter)
    var random = SplitMix(state: seed)
    let name = "\(count) loads stopped at random times (seed \(seed))"
    return try await report(name, counter) { _ in
      for _ in 0..<(count / 2) {
        webView.load(URLRequest(url: server.url(random.below(2) == 0 ? "/late" : "/b")))
        try await Task.sleep(for: .milliseconds(random.below(90)))
        if random.below(4) == 0 { continue }
        webView.stopLoading()
        try await settle(webView)
      }
      try await settle(webView)
    } after: {
      await webView.close()
    }
  }

  /// Web views that all load at the same time; half of them are released, then the others.
  package func viewsAtOnce(_ count: Int) async throws -> SoakReport {
    let counter = LoadCounter()
    let start = try await figures()
    let clock = ContinuousClock.now
    var views: [WKWebView] = (0..<count).map { _ in
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      view.navigationDelegate = counter
      view.load(URLRequest(url: server.url("/b")))
      return view
    }
    await counter.ends(count)
    let middle = try await figures()
    // Letting go of a view closes its page (W329).
    views.removeFirst(count / 2)
    try await tabsAre(at: start.tabs + views.count)
    views = []
    try await tabsAre(at: start.tabs)
    return SoakReport(
      name: "\(count) web views at once", start: start, middle: middle, end: try await figures(),
      seconds: (ContinuousClock.now - clock) / .seconds(1),
      loads: (counter.began, counter.ended))
  }

  // MARK: Parts

  private func makeView() -> (WKWebView, LoadCounter) {
    let webView = WKWebView(frame: .zero)
    let counter = LoadCounter()
    webView.navigationDelegate = counter
    let controller = UIViewController()
    controller.view = webView
    simulator.show(controller)
    return (webView, counter)
  }

  private func load(_ webView: WKWebView, _ path: String, _ counter: LoadCounter) async throws {
    let before = counter.ended
    webView.load(URLRequest(url: server.url(path)))
    await counter.ends(before + 1)
  }

  /// Waits until a view loads nothing any more.
  private func settle(_ webView: WKWebView) async throws {
    for _ in 0..<3000 where webView.isLoading { try await Task.sleep(for: .milliseconds(5)) }
    guard !webView.isLoading else {
      throw SoakError("\(webView.url?.path() ?? "a load") did not end within 15 s")
    }
  }

  private func report(
    _ name: String, _ counter: LoadCounter, _ half: (Int) async throws -> Void,
    after: () async -> Void
  ) async throws -> SoakReport {
    let start = try await figures()
    let clock = ContinuousClock.now
    try await half(0)
    let middle = try await figures()
    try await half(1)
    let seconds = (ContinuousClock.now - clock) / .seconds(1)
    let end = try await figures()
    let loads = (counter.began, counter.ended)
    await after()
    return SoakReport(
      name: name, start: start, middle: middle, end: end, seconds: seconds, loads: loads)
  }

  private func tabsAre(at count: Int) async throws {
    for _ in 0..<600 {
      if try await engine.tabs() == count { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw SoakError("after 30 s there are \(try await engine.tabs()) tabs, not \(count)")
  }

  private func figures() async throws -> Figures {
    // Processes that end are counted for as long as they are there.
    try await Task.sleep(for: .seconds(1))
    return Figures(place: place, tabs: try await engine.tabs())
  }
}

/// What did not happen.
package struct SoakError: Error, CustomStringConvertible {
  /// One sentence.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// A generator whose numbers a seed decides (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to below a limit.
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
