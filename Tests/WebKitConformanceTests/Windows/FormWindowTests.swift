import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("Forms that open a new window", .serialized) @MainActor
struct FormWindowTests {
  /// A UI delegate that opens every requested window and records it in the stage's journal.
  private final class Opener: NSObject, WKUIDelegate {
    var windows: [WKWebView] = []
    var actions: [WKNavigationAction] = []
    let journal = Journal()

    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      (webView.navigationDelegate as? Journal)?.note("WINDOW")
      actions.append(navigationAction)
      let window = WKWebView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), configuration: configuration)
      window.navigationDelegate = journal
      windows.append(window)
      return window
    }
  }

  /// The form of a bank's page that asks whether a payment is the payer's own.
  private static let bank =
    "<form id=bank method=post action=/bank target=_blank><input name=pareq value='a b&ü'></form>"

  private func stage(
    _ body: String, _ work: @MainActor (Stage, Opener) async throws -> Void
  ) async throws {
    try await Stage.run([
      "/page": .page("<title>page</title>" + body), "/bank": .page("<title>bank</title>"),
      "/bank?": .page("<title>bank</title>"),
    ]) { stage in
      let opener = Opener()
      stage.webView.uiDelegate = opener
      try await stage.load("/page")
      stage.journal.clear()
      try await work(stage, opener)
      for window in opener.windows { await window.close() }
    }
  }

  @Test(
    "W217 W221: form.submit() and a button ask with the method and the body, then for the window",
    arguments: [
      "document.getElementById('bank').submit()",
      "document.getElementById('bank').requestSubmit()",
    ])
  func formSubmissionsAskBeforeTheWindow(script: String) async throws {
    try await stage(Self.bank) { stage, opener in
      _ = try await stage.webView.evaluateJavaScript(script + "; 0")
      await opener.journal.until("the window's page") { opener.journal.ends == 1 }
      #expect(stage.journal.lines == ["ACTION form none /bank", "WINDOW"])
      let asked = try #require(stage.journal.actions.last)
      #expect(asked.navigationType == .formSubmitted)
      #expect(asked.targetFrame == nil)
      #expect(asked.sourceFrame.request.url == stage.server.url("/page"))
      for action in stage.journal.actions + opener.actions + opener.journal.actions {
        #expect(action.request.httpMethod == "POST")
        #expect(
          action.request.value(forHTTPHeaderField: "Content-Type")
            == "application/x-www-form-urlencoded")
        #expect(action.request.httpBody == Data("pareq=a+b%26%C3%BC".utf8))
      }
      #expect(opener.actions.map(\.navigationType) == [.formSubmitted])
      #expect(stage.server.lastRequest.hasSuffix("pareq=a+b%26%C3%BC"))
      #expect(opener.windows.first?.title == "bank")
    }
  }

  @Test("W217 W221: the action has the data that scripts append and the button's attributes")
  func actionsHaveScriptedFormData() async throws {
    try await stage(
      """
      <form id=f action=/page method=post><input name=action value=x><input name=method value=y>
      <button id=b formaction=/bank formenctype=text/plain formtarget=_blank name=z
        value="1&#10;2">go</button></form>
      <script>f.addEventListener('formdata', e => e.formData.append('late', 'yes'))</script>
      """
    ) { stage, opener in
      try await stage.click("b")
      await opener.journal.until("the window's page") { opener.journal.ends == 1 }
      #expect(stage.journal.lines == ["ACTION form none /bank", "WINDOW"])
      let body = "action=x\r\nmethod=y\r\nz=1\r\n2\r\nlate=yes\r\n"
      #expect(stage.journal.actions.last?.request.httpBody == Data(body.utf8))
      #expect(stage.server.lastRequest.hasSuffix("\r\n\r\n" + body))
    }
  }

  @Test("W217: a form submitted without a gesture opens no window, and no delegate is called")
  func formsWithoutAGestureOpenNoWindow() async throws {
    try await stage(
      "<script>setTimeout(() => { bank.submit(); document.title = 'sent' }, 100)</script>"
        + Self.bank
    ) {
      stage, opener in
      await stage.journal.until("the form") { stage.webView.title == "sent" }
      // A window would be requested immediately.
      try await Task.sleep(for: .milliseconds(500))
      try await stage.quiet()
      #expect(stage.journal.lines == [])
      #expect(opener.actions.isEmpty)
      #expect(stage.count(of: "/bank") == 0)
    }
  }

  @Test("W221: a form that a script prevents and submits itself has one navigation action")
  func scriptSubmittedFormsHaveOneAction() async throws {
    try await stage(
      """
      <form id=f action=/bank method=get target=_blank
        onsubmit="event.preventDefault(); setTimeout(() => this.submit())">
      <button id=b formaction=/elsewhere name=q value=1>go</button></form>
      """
    ) { stage, opener in
      try await stage.click("b")
      await opener.journal.until("the window's page") { opener.journal.ends == 1 }
      #expect(stage.journal.lines == ["ACTION form none /bank?", "WINDOW"])
      #expect(stage.journal.actions.last?.request.httpMethod == "GET")
      #expect(stage.journal.actions.last?.request.httpBody == nil)
    }
  }
}
