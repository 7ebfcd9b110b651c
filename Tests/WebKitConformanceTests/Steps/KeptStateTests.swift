import Foundation
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("interactionState restores pages", .serialized) @MainActor
struct KeptStateTests {
  static let pages: [String: LoopbackServer.Response] = [
    "/form": .page(
      """
      <meta name=viewport content="width=device-width"><title>form</title>
      <body style="margin:0;height:4000px"><form>
      <input id=text name=text value=first><input id=secret type=password name=secret>
      <input id=off name=off autocomplete=off><input id=check type=checkbox name=check>
      <textarea id=area name=area></textarea>
      <select id=choice name=choice><option>a<option>b<option>c</select>
      </form><p id=late>
      """),
    "/next": .page(
      """
      <meta name=viewport content="width=device-width"><title>next</title>
      <body style="margin:0;height:3000px">next
      """),
  ]

  static let change = """
    for (const [name, value] of [['text', 'typed'], ['secret', 'key'], ['off', 'x'], ['area', 'long']]) {
      const field = document.getElementById(name);
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    check.checked = true;
    choice.selectedIndex = 2;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    0
    """

  static let fields =
    "[text.value, secret.value, off.value, area.value, check.checked, choice.value].join()"

  @Test("W277: interactionState restores scroll position and fields in another web view")
  func interactionStateRestoresAnotherView() async throws {
    var kept: Any?
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/form")
      _ = try await stage.webView.evaluateJavaScript(Self.change)
      stage.webView.scrollView.contentOffset.y = 1500
      try await stage.quiet()
      try await stage.load("/next")
      stage.webView.scrollView.contentOffset.y = 700
      try await stage.quiet()
      // Apps write it to disk.
      let data = try #require(stage.webView.interactionState as? Data)
      kept = Data(data)
      try await stage.restoresBoth(kept, fields: Self.fields)
    }
  }
}

extension Stage {
  /// Gives the state to another view of the same server, and looks at both of its pages.
  fileprivate func restoresBoth(_ state: Any?, fields: String) async throws {
    let other = WKWebView(frame: webView.bounds, configuration: webView.configuration)
    let screen = webView.superview
    screen?.addSubview(other)
    defer { other.removeFromSuperview() }
    other.interactionState = state
    #expect(try await other.waitUntilQuiet(timeout: .seconds(30)))
    #expect(other.title == "next")
    #expect(abs(other.scrollView.contentOffset.y - 700) < 1)
    #expect(try await other.evaluateJavaScript("scrollY") as? Double ?? 0 > 650)

    other.goBack()
    #expect(try await other.waitUntilQuiet(timeout: .seconds(30)))
    #expect(other.title == "form")
    #expect(abs(other.scrollView.contentOffset.y - 1500) < 1)
    // Passwords, and what is not to be completed, are not kept.
    #expect(try await other.evaluateJavaScript(fields) as? String == "typed,,,long,true,c")
    await other.close()
  }
}
