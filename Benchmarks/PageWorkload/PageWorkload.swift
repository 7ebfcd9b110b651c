import ChromiumEngine
import DeviceCatalog
import Foundation
import FoundationNetworking
import Simulator
import UIKit
import WebEngine
import WebKit

/// Does what `make bench` times of a web view against the DevTools protocol driven directly.
///
/// The argument is the address of a page. Each line of standard input asks for a round, and the
/// seconds of one of its steps are printed: "load" loads the page until it is finished, "script"
/// evaluates one, "insets" changes what is covered until the page is notified of its new size.
/// "views" prints how many browsers run behind ten web views.
@main
@MainActor
struct PageWorkload {
  private let webView: WKWebView
  private let log = Log()

  static func main() async {
    guard CommandLine.arguments.count == 2, let url = URL(string: CommandLine.arguments[1]) else {
      fail("usage: page-workload ADDRESS")
    }
    do {
      let engine = ChromiumEngine()
      Composition.connect(engine)
      let workload = try PageWorkload()
      try await workload.load(url)
      while let argument = readLine() {
        print(try await workload.round(argument, url))
        fflush(nil)
      }
      await engine.shutDown()
    } catch {
      fail("\(error)")
    }
  }

  private init() throws {
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let simulator = Simulator(device, system: try device.systemRelease(for: "16"))
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(log, name: "size")
    configuration.userContentController.addUserScript(
      WKUserScript(
        source: "addEventListener('resize', () => "
          + "webkit.messageHandlers.size.postMessage(innerHeight))",
        injectionTime: .atDocumentStart, forMainFrameOnly: true))
    webView = WKWebView(frame: .zero, configuration: configuration)
    webView.navigationDelegate = log
    let controller = UIViewController()
    controller.view = webView
    simulator.show(controller)
  }

  private func round(_ argument: String, _ url: URL) async throws -> Double {
    switch argument {
    case "load": return try await timed(10) { _ in try await load(url) }
    case "script":
      return try await timed(100) { _ in _ = try await webView.evaluateJavaScript("1 + 1") }
    case "insets":
      return try await timed(20) { step in
        let bottom: CGFloat = step.isMultiple(of: 2) ? 100 : 50
        webView.obscuredContentInsets = UIEdgeInsets(top: 44, left: 0, bottom: bottom, right: 0)
        webView.layoutIfNeeded()
        await log.receives(812 - 44 - Double(bottom))
      }
    case "views": return Double(try await browsersBehindTenViews())
    default: fail("there is no round \"\(argument)\"")
    }
  }

  private func timed(_ count: Int, _ step: (Int) async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    for index in 0..<count { try await step(index) }
    return (ContinuousClock.now - start) / .seconds(count)
  }

  private func load(_ url: URL) async throws {
    webView.load(URLRequest(url: url))
    try await log.finishes()
  }

  private func browsersBehindTenViews() async throws -> Int {
    let views = (0..<10).map { _ in WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for view in views {
      let log = Log()
      view.navigationDelegate = log
      view.loadHTMLString("<p>", baseURL: nil)
      try await log.finishes()
    }
    defer { withExtendedLifetime(views) {} }
    return Self.browsers()
  }

  /// The browsers among the processes that this one started, and those started by them.
  private static func browsers() -> Int {
    var parents: [Int: Int] = [:]
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    for process in entries.compactMap(Int.init) {
      guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("PPid:") })
      else { continue }
      parents[process] = Int(line.dropFirst(5).trimmingCharacters(in: .whitespaces))
    }
    let own = Int(ProcessInfo.processInfo.processIdentifier)
    return parents.keys.count { process in
      var ancestor = parents[process]
      while let current = ancestor, current != own { ancestor = parents[current] }
      guard ancestor == own,
        let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
      else { return false }
      let words = String(decoding: data, as: UTF8.self).split(separator: "\0")
      let isBrowser = words.first?.hasSuffix("chromium") ?? false
      return isBrowser && words.contains("--remote-debugging-pipe")
        && !words.contains { $0.hasPrefix("--type=") }
    }
  }
}

/// What the page and its loads tell.
@MainActor
private final class Log: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
  private var end: CheckedContinuation<Void, any Error>?
  private var height: Double = 0
  private var awaited: (height: Double, done: CheckedContinuation<Void, Never>)?

  func finishes() async throws { try await withCheckedThrowingContinuation { end = $0 } }

  func receives(_ height: Double) async {
    if self.height == height { return }
    await withCheckedContinuation { awaited = (height, $0) }
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    end?.resume()
    end = nil
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    end?.resume(throwing: error)
    end = nil
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    height = (message.body as? NSNumber)?.doubleValue ?? 0
    guard let awaited, awaited.height == height else { return }
    self.awaited = nil
    awaited.done.resume()
  }
}

private func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("page-workload: \(sentence)\n".utf8))
  exit(2)
}
