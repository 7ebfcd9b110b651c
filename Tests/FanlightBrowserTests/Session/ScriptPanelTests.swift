import Foundation
import LoopbackServer
import Simulator
import Testing
import WebEngine

@testable import FanlightBrowser
@testable import UIKit
@testable import WebKit

@Suite("JavaScript panels", .serialized)
@MainActor
struct ScriptPanelTests {
  private func show(
    _ body: String, _ work: (BrowserSession) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(["/": TestSite.page("Start", body)])
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/")
      try await work(session)
    }
  }

  /// Runs a script that waits for a panel, closes it, and returns the script's result.
  private func response(
    _ script: String, in session: BrowserSession, _ press: (UIAlertController) -> Void
  ) async throws -> String? {
    let response = Task { @MainActor in
      try await session.webView.evaluateJavaScript("'' + \(script)") as? String
    }
    let comes = try await session.eventually {
      session.browser.presentedViewController is UIAlertController
    }
    #expect(comes)
    session.simulator.settle()
    let panel = try #require(session.browser.presentedViewController as? UIAlertController)
    #expect(panel.title == "127.0.0.1")
    press(panel)
    session.simulator.settle()
    let text = try await response.value
    #expect(session.browser.presentedViewController == nil)
    return text
  }

  private func press(_ title: String, in panel: UIAlertController) {
    guard let action = panel.actions.first(where: { $0.title == title }) else { return }
    panel.userTaps(action)
  }

  @Test("W307: alert, confirm and prompt panels show the site's name")
  func scriptDialogsNameTheSite() async throws {
    try await show("") { session in
      let alert = try await response("alert('Hello')", in: session) {
        #expect($0.message == "Hello")
        press("OK", in: $0)
      }
      #expect(alert == "undefined")
      let yes = try await response("confirm('Sure?')", in: session) { press("OK", in: $0) }
      #expect(yes == "true")
      let no = try await response("confirm('Sure?')", in: session) { press("Cancel", in: $0) }
      #expect(no == "false")
      let name = try await response("prompt('Name', 'Ann')", in: session) { panel in
        #expect(panel.textFields?.first?.text == "Ann")
        panel.textFields?.first?.text = "Bea"
        press("OK", in: panel)
      }
      #expect(name == "Bea")
      let none = try await response("prompt('Name')", in: session) { press("Cancel", in: $0) }
      #expect(none == "null")
    }
  }

  @Test("W306: a panel that cannot be presented is canceled")
  func unpresentablePanelsAreCanceled() async throws {
    try await show("") { session in
      session.browser.present(UIViewController(), animated: false)
      session.simulator.settle()
      let response = try await session.webView.evaluateJavaScript("confirm('Sure?')") as? Bool
      #expect(response == false)
    }
  }
}
