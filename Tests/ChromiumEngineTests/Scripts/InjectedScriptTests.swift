import EngineSupport
import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite(
  "Injected scripts do their work in any engine",
  .enabled(if: Node.isInstalled, "node, which runs the scripts without a page, is not installed"))
struct InjectedScriptTests {
  /// Runs the style script's `sheet` over a style sheet.
  private func sheet(_ text: String, features: JSON) throws -> String {
    let css = InjectedScript.cssFeatures.call(features)
    let lines = try Node.lines("print(\(css).sheet(\(JSON.string(text).text)))")
    return lines.joined(separator: "\n")
  }

  /// The features of a system that lacks one thing of each kind.
  private let features: JSON = [
    "properties": ["gap"], "keywords": ["display:grid"], "functions": ["clamp"], "units": ["dvh"],
    "selectors": ["has"], "rules": ["layer"], "syntax": ["media-ranges"],
    "aliases": ["-webkit-backdrop-filter": "backdrop-filter"], "functionAliases": [:], "fonts": [:],
  ]

  @Test(
    "Features that an iOS version lacks are renamed to unknown names",
    arguments: [
      ("a {gap: 1px}", "a {-fanlight-absent-gap: 1px}"),
      ("a {display: grid}", "a {-fanlight-absent-display: grid}"),
      ("a {width: clamp(1px, 2px, 3px)}", "a {-fanlight-absent-width: clamp(1px, 2px, 3px)}"),
      ("a {height: 100dvh}", "a {-fanlight-absent-height: 100dvh}"),
      ("a:has(b) {color: red}", ":-fanlight-absent-,a:has(b) {color: red}"),
      ("@layer x {a {color: red}}", "@-fanlight-absent-layer x {a {color: red}}"),
      (
        "@media (width > 1px) {a {color: red}}",
        "@-fanlight-absent-media (width > 1px) {a {color: red}}"
      ),
      (
        "@supports (gap: 1px) {a {color: red}}",
        "@supports (-fanlight-absent-gap: none) {a {color: red}}"
      ),
    ])
  func absentFeaturesAreRenamed(_ text: String, _ expected: String) throws {
    #expect(try sheet(text, features: features) == expected)
  }

  @Test(
    "Other CSS, strings, comments and URLs are not changed",
    arguments: [
      "a {color: red}", "a::before {content: \"gap: 1px; height: 1dvh\"}",
      "/* a {gap: 1px} */ a {color: red}", "a {background: url(clamp(1)dvh)}",
      "a {--gap: 1dvh}", "a {display: block}",
    ])
  func otherTextIsNotChanged(_ text: String) throws {
    #expect(try sheet(text, features: features) == text)
  }

  @Test("W284 a message's body keeps its types, and what cannot be cloned is refused")
  func messageBodiesKeepTheirTypes() throws {
    let script = MessageHandlerScript.text(
      secret: "secret", binding: "binding",
      handlers: MessageHandlerScript.list([
        PageScripts.MessageHandler(name: "log", world: .page, expectsReply: false)
      ]))
    let posts = try Node.lines(
      """
      \(script)
      const { log } = webkit.messageHandlers;
      log.postMessage([1, -0, NaN, true, null, undefined, 'ä"']);
      log.postMessage({ date: new Date(5), inner: { list: [] } });
      const circle = {};
      circle.circle = circle;
      log.postMessage(circle).catch(error => print(error.name));
      log.postMessage(() => {}).catch(error => print(error.name));
      log.postMessage().catch(error => print(error.name));
      print(typeof globalThis.binding);
      """, globals: "globalThis.binding = print;")
    func decoded(_ line: String) throws -> ScriptValue? {
      try LenientDecoder.decode(MessageHandlerScript.Post.self, from: Data(line.utf8)).body.value
    }
    try #require(posts.count == 6)
    #expect(posts[2] == "undefined", "the function that posts is out of the page's sight")
    #expect(posts[3...] == ["DataCloneError", "DataCloneError", "TypeError"])
    guard case .array(let values) = try decoded(posts[0]), values.count == 7,
      case .number(let zero) = values[1], case .number(let number) = values[2]
    else {
      Issue.record("not an array of seven with two numbers: \(posts[0])")
      return
    }
    #expect(zero == 0 && zero.sign == .minus)
    #expect(number.isNaN)
    #expect(values[0] == .number(1))
    #expect(values[3...] == [.bool(true), .null, .undefined, .string("ä\"")])
    guard case .object(let members) = try decoded(posts[1]) else {
      Issue.record("not an object: \(posts[1])")
      return
    }
    #expect(members["date"] == .date(Date(timeIntervalSince1970: 0.005)))
    #expect(members["inner"] == .object(["list": .array([])]))
  }

  @Test(
    "W310 scripts ask for an app's URL where the engine itself loads it",
    arguments: [
      "app://localhost/index.html?a=1#b", "app://a.b/", "app:///x/y.js", "app:/x/y?a",
      "app://Local/", "app:x", "app://h_o:80/", "my+app.v-2://q/r", "https://a.example/",
    ])
  func scriptsAskForCustomSchemeURLs(_ url: String) throws {
    let map = SchemeMap(schemes: ["app", "my+app.v-2"])
    let script = try #require(SchemeScript.text(map.schemes))
    let lines = try Node.lines(
      "\(script);\nfetch(\(JSON.string(url).text));",
      globals: "globalThis.XMLHttpRequest = class { open() {} };\nglobalThis.fetch = print;")
    let inside = try map.inside(#require(URL(string: url)))
    #expect(lines == [inside?.absoluteString ?? url])
  }
}
