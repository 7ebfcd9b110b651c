import DeviceCatalog
import Foundation
import Simulator
import Testing
import WebEngine

@testable import ChromiumEngine
@testable import FanlightBrowser
@testable import UIKit
@testable import WebKit

/// A person with a browser on a device: taps, types, looks.
@MainActor
final class BrowserSession {
  let simulator: Simulator
  let browser: BrowserViewController
  let navigation: UINavigationController
  /// The URLs that were opened in the system, oldest first.
  private(set) var opened: [String] = []

  /// Shows a browser without a page, does something in it, and puts it away.
  static func run(
    on device: String = "iPhone X", system: String? = "16",
    orientation: UIInterfaceOrientation = .portrait,
    strategy: any SafeAreaStrategy = .standard, _ work: (BrowserSession) async throws -> Void
  ) async throws {
    let device = try DeviceCatalog.builtIn.device(named: device)
    let engine = ChromiumEngine()
    Composition.connect(engine)
    let simulator = Simulator(
      device, system: try device.systemRelease(for: system), orientation: orientation)
    let session = BrowserSession(simulator)
    session.browser.webView.safeAreaStrategy = strategy
    do {
      try await work(session)
    } catch {
      await session.end(engine)
      throw error
    }
    await session.end(engine)
  }

  private init(_ simulator: Simulator) {
    self.simulator = simulator
    browser = BrowserViewController()
    navigation = UINavigationController(rootViewController: browser)
    browser.openInSystem = { [weak self] in self?.opened.append($0.absoluteString) }
    browser.addressInput.searchTemplate = nil
    simulator.show(navigation)
  }

  private func end(_ engine: ChromiumEngine) async {
    await browser.webView.close()
    await engine.shutDown()
    Composition.connect(nil)
  }

  var webView: SafeAreaWebView { browser.webView }
  var scrollView: UIScrollView { webView.scrollView }

  // MARK: Doing

  /// Types a URL into the address field and presses Go.
  func go(to address: String) async throws {
    let field = browser.addressField
    simulator.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
    simulator.settle()
    #expect(field.isFirstResponder)
    #expect(simulator.keyboardFrame != nil)
    simulator.type(address + "\n")
    simulator.settle()
    #expect(!field.isFirstResponder)
    try await rest()
  }

  /// Taps a button of a bar by its label.
  func tap(_ label: String) async throws {
    let button = try #require(self.button(label), "there is no button \(label)")
    simulator.tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    simulator.settle()
    try await rest()
  }

  /// Taps an element of the page, where it is on the screen.
  func tap(element selector: String) async throws {
    let script = """
      (() => { const b = document.querySelector('\(selector)').getBoundingClientRect();
        return [b.x + b.width / 2 + scrollX, b.y + b.height / 2 + scrollY] })()
      """
    let numbers = try await webView.evaluateJavaScript(script) as? [Double]
    let place = try #require(numbers)
    let point = CGPoint(
      x: place[0] * webView.pageScale - scrollView.contentOffset.x,
      y: place[1] * webView.pageScale - scrollView.contentOffset.y)
    simulator.tap(at: point)
    simulator.settle()
    try await rest()
  }

  /// Waits until nothing loads and nothing moves.
  func rest() async throws {
    await webView.idle()
    // The page has to respond before the effect of a tap is known.
    try await Task.sleep(for: .milliseconds(150))
    // A page can be in the middle of becoming another one.
    for _ in 0..<5 {
      do {
        _ = try await webView.waitUntilQuiet(timeout: .seconds(20))
        break
      } catch {
        try await Task.sleep(for: .milliseconds(200))
      }
    }
    simulator.settle()
  }

  /// Waits until something is so, for at least 20 seconds: a busy machine takes longer to load a page.
  func eventually(_ isTrue: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<1000 {
      if try await isTrue() { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  // MARK: Looking

  /// The page's text.
  var text: String {
    get async throws {
      let text = try await webView.evaluateJavaScript("document.body.innerText") as? String
      return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
  }

  /// The text of the address field.
  var address: String { browser.addressField.text ?? "" }

  /// The button of a bar that has a label.
  func button(_ label: String) -> BarButton? {
    func search(_ view: UIView) -> BarButton? {
      if view.isHidden { return nil }
      if let button = view as? BarButton, button.item.accessibilityLabel == label { return button }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(navigation.view)
  }

  /// Whether a button can be pressed.
  func isEnabled(_ label: String) -> Bool { button(label)?.item.isEnabled ?? false }

  /// The URLs of the back-forward list, with the current one in brackets.
  var history: String {
    let list = webView.backForwardList
    func name(_ item: WKBackForwardListItem) -> String { item.url.path }
    let current = list.currentItem.map { ["[\(name($0))]"] } ?? []
    return (list.backList.map(name) + current + list.forwardList.map(name)).joined(separator: " ")
  }

  /// Ends the process of the page, as the system does when memory is short.
  func killPage() throws {
    let page = try #require(webView.connection?.openPage as? ChromiumPage)
    page.session.send("Page.crash")
  }

  /// Writes what the screen shows to a file, for a person to look at.
  func picture(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["FANLIGHT_BROWSER_PICTURES"] else {
      return
    }
    try await webView.snapshotPage()
    simulator.settle()
    try simulator.png().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }
}
