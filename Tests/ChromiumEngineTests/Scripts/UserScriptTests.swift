import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("User scripts run in every document, in their worlds, at their time")
struct UserScriptTests {
  private typealias Script = PageScripts.UserScript

  private func script(
    _ source: String, _ time: Script.Time, main: Bool = false, world: ScriptWorld = .page
  ) -> Script {
    Script(source: source, time: time, isForMainFrameOnly: main, world: world)
  }

  /// How scripts are run: as functions, or by the debugger because they declare something global.
  enum Way: CaseIterable {
    case functions, debugger

    /// The end of a script: a global declaration for `debugger`, otherwise nothing.
    fileprivate var end: String { self == .functions ? "" : "\n;var isDeclared" }
  }

  private let log = "(globalThis.log ??= []).push"

  /// A page whose policy forbids scripts made of text, and that says when its own scripts run.
  private func server() throws -> LoopbackServer {
    let page = """
      <!doctype html><html><head><script>
      (globalThis.log ??= []).push('first of the page');
      debugger;
      document.addEventListener('DOMContentLoaded', () => log.push('parsed'));
      addEventListener('DOMContentLoaded', () => log.push('parsed, window'));
      addEventListener('load', () => log.push('loaded'));
      </script></head><body><iframe src=/frame></iframe><script>log.push('last')</script>
      """
    return try LoopbackServer([
      "/": .response(
        "200 OK",
        headers: [
          "Content-Type: text/html",
          "Content-Security-Policy: script-src 'unsafe-inline'; default-src 'self'",
        ], body: page),
      "/frame": .page("<!doctype html><script>(globalThis.log ??= []).push('frame')</script>"),
    ])
  }

  private func open(_ scripts: [Script], _ way: Way = .functions) async throws -> Watcher {
    let watcher = try await Watcher.open()
    let scripts = scripts.map { script in
      var script = script
      script.source += way.end
      return script
    }
    try await watcher.page.setScripts(PageScripts(userScripts: scripts))
    #expect(await watcher.page.scripts.usesBreakpoints == (way == .debugger))
    return watcher
  }

  private func words(_ values: ScriptValue) -> [String] {
    guard case .array(let values) = values else { return [] }
    return values.map { if case .string(let word) = $0 { word } else { "\($0)" } }
  }

  @Test(
    "W279 a script at the start sees the root before the page's, one at the end is before load",
    arguments: Way.allCases)
  func userScriptsRunAtStartAndEnd(_ way: Way) async throws {
    let server = try server()
    let watcher = try await open(
      [
        script("\(log)('start ' + document.documentElement.localName)", .documentStart),
        script("\(log)('end ' + document.readyState)", .documentEnd),
        script("\(log)('start 2')", .documentStart),
      ], way)
    try await watcher.show(.url(server.url("/")))

    #expect(
      words(try await watcher.page.evaluate("log")) == [
        "start html", "start 2", "first of the page", "last", "parsed", "parsed, window",
        "end interactive", "loaded",
      ])
    #expect(
      words(try await watcher.page.evaluate("frames[0].log")) == [
        "start html", "start 2", "frame", "end interactive",
      ])
    await watcher.page.close()
  }

  @Test("W279 a user script's declarations are global despite the page's content security policy")
  func declarationsAreGlobal() async throws {
    let server = try server()
    let watcher = try await open(
      [
        script(
          "var a = 1; let b = 2; const c = 3; function d() { return 4 } class E {}", .documentEnd)
      ], .debugger)
    try await watcher.show(.url(server.url("/")))

    #expect(
      try await watcher.page.evaluate("[a, b, c, d(), typeof E]")
        == .array([.number(1), .number(2), .number(3), .number(4), .string("function")]))
    await watcher.page.close()
  }

  @Test(
    "W279 a script for the main frame does not run in subframes",
    arguments: Way.allCases)
  func mainFrameOnly(_ way: Way) async throws {
    let server = try server()
    let watcher = try await open(
      [
        script("globalThis.atStart = 1", .documentStart, main: true),
        script("globalThis.atEnd = 1", .documentEnd, main: true),
      ], way)
    try await watcher.show(.url(server.url("/")))

    #expect(
      try await watcher.page.evaluate(
        "[atStart, atEnd, frames[0].atStart, frames[0].atEnd, frames[0].log.length]")
        == .array([.number(1), .number(1), .undefined, .undefined, .number(1)]))
    await watcher.page.close()
  }

  @Test(
    "W279, W291 worlds share the document, not their globals",
    arguments: Way.allCases)
  func worldsShareTheDocumentNotTheirGlobals(_ way: Way) async throws {
    let server = try server()
    let watcher = try await open(
      [
        script("globalThis.mine = 'page'", .documentStart),
        script(
          "globalThis.mine = 'a'; document.documentElement.setAttribute('data-a', 1)",
          .documentStart,
          world: .named("a")),
        script("globalThis.mine = 'client ' + typeof log", .documentEnd, world: .client),
      ], way)
    try await watcher.show(.url(server.url("/")))

    for (world, value) in [
      (ScriptWorld.page, "page"), (.named("a"), "a"), (.client, "client undefined"),
      (.named("b"), "undefined"),
    ] {
      #expect(
        await run(ScriptCall(source: "String(globalThis.mine)", world: world), in: watcher)
          == .string(value))
    }
    #expect(
      try await watcher.page.evaluate("document.documentElement.dataset.a") == .string("1"))
    await watcher.page.close()
  }

  @Test(
    "W279 scripts run once in HTML text, with and without a base URL, after its root exists",
    arguments: Way.allCases)
  func scriptsRunOnceInHTMLText(_ way: Way) async throws {
    let watcher = try await open(
      [
        script("\(log)('start ' + document.documentElement.id)", .documentStart),
        script("\(log)('end ' + !!document.querySelector('p'))", .documentEnd),
      ], way)
    for base in [nil, URL(string: "http://127.0.0.1:1/base")] {
      try await watcher.show(
        .html("<!doctype html><html id=x><script>log.push('page')</script><p>", baseURL: base))
      let log = words(try await watcher.page.evaluate("log"))
      #expect(log == ["start x", "page", "end true"], "\(String(describing: base))")
    }
    await watcher.page.close()
  }

  @Test(
    "W279 W258 scripts run once, in order, in HTML text without a script of its own",
    arguments: Way.allCases)
  func scriptsRunInScriptlessHTMLText(_ way: Way) async throws {
    let watcher = try await open(
      [
        script("\(log)('end ' + !!document.querySelector('p'))", .documentEnd),
        script("\(log)('start ' + document.documentElement.localName)", .documentStart),
      ], way)
    for text in ["<p>x", "<html><head></head><body><p>x</p></body></html>"] {
      for base in [nil, URL(string: "http://127.0.0.1:1/base")] {
        try await watcher.show(.html(text, baseURL: base))
        let log = words(try await watcher.page.evaluate("log"))
        #expect(log == ["start html", "end true"], "\(text) at \(String(describing: base))")
      }
    }
    await watcher.page.close()
  }

  @Test("W280 adding or removing a user script takes effect with the next document")
  func changesApplyToTheNextDocument() async throws {
    let server = try LoopbackServer(["/": .page("<!doctype html><p>")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    try await watcher.page.setScripts(
      PageScripts(userScripts: [script("globalThis.ran = 1", .documentStart)]))
    #expect(try await watcher.page.evaluate("typeof ran") == .string("undefined"))
    try await watcher.show(.url(server.url("/")))
    #expect(try await watcher.page.evaluate("typeof ran") == .string("number"))
    try await watcher.page.setScripts(PageScripts())
    try await watcher.show(.url(server.url("/")))
    #expect(try await watcher.page.evaluate("typeof ran") == .string("undefined"))
    await watcher.page.close()
  }

  @Test("A script that throws keeps neither the next nor the page from running")
  func throwingScriptsStopNothingElse() async throws {
    let watcher = try await open(
      [
        script("throw new Error('no')", .documentStart), script("}{", .documentStart),
        script("\(log)('next')", .documentStart),
      ], .debugger)
    try await watcher.show(.html("<script>log.push('page')</script>", baseURL: nil))
    #expect(words(try await watcher.page.evaluate("log")) == ["next", "page"])
    await watcher.page.close()
  }

  @Test("A function that throws, or that is none, keeps neither the next nor the page from running")
  func throwingFunctions() async throws {
    let watcher = try await open([
      script("throw new Error('no')", .documentStart), script("a b", .documentStart),
      script("\(log)('next')", .documentStart),
    ])
    try await watcher.show(.html("<script>log.push('page')</script>", baseURL: nil))
    #expect(words(try await watcher.page.evaluate("log")) == ["next", "page"])
    await watcher.page.close()
  }

  @Test("W279 scripts run once in a blank document that is loaded", arguments: Way.allCases)
  func scriptsRunOnceInBlankDocuments(_ way: Way) async throws {
    let watcher = try await open(
      [
        script("\(log)('start ' + document.documentElement.localName)", .documentStart),
        script("\(log)('end')", .documentEnd),
        script("globalThis.ran = 1", .documentStart, world: .client),
      ], way)
    let blank = try #require(URL(string: "about:blank"))
    try await watcher.show(.url(blank))
    #expect(words(try await watcher.page.evaluate("log")) == ["start html", "end"])
    #expect(
      await run(ScriptCall(source: "ran", world: .client), in: watcher) == .number(1))
    await watcher.page.close()
  }

  @Test(
    "W279 a function leaves nothing in the globals and has their this, also in a blank document")
  func functionsAddNoGlobals() async throws {
    let server = try server()
    let names = "Object.getOwnPropertyNames(globalThis).filter(name => /fanlight/i.test(name))"
    let watcher = try await open([script("globalThis.own = this === window", .documentStart)])
    try await watcher.show(.url(server.url("/")))
    #expect(
      try await watcher.page.evaluate("[own, \(names).length]")
        == .array([.bool(true), .number(0)]))
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(
      try await watcher.page.evaluate("[own, \(names).length]")
        == .array([.bool(true), .number(0)]))
    await watcher.page.close()
  }

  @Test("W280 the scripts of documents to come may need the debugger, or no longer")
  func laterScriptsMayNeedTheDebugger() async throws {
    let server = try LoopbackServer(["/": .page("<!doctype html><p>")])
    let watcher = try await Watcher.open()
    let plain = script("\(log)('plain')", .documentStart)
    let declaring = script("let a = log.push('declaring')", .documentEnd)
    for (scripts, expected) in [
      ([plain], ["plain"]), ([plain, declaring], ["plain", "declaring"]), ([plain], ["plain"]),
      ([declaring], []), ([], []),
    ] {
      try await watcher.page.setScripts(PageScripts(userScripts: scripts))
      try await watcher.show(.url(server.url("/")))
      #expect(words(try await watcher.page.evaluate("globalThis.log ?? []")) == expected)
    }
    await watcher.page.close()
  }
}

/// Runs a call to its end.
func run(_ call: ScriptCall, in watcher: Watcher) async -> ScriptValue? {
  try? await outcome(of: call, in: watcher).get()
}

/// Runs a call to its end.
func outcome(of call: ScriptCall, in watcher: Watcher) async -> Result<ScriptValue, ScriptFailure> {
  let (results, continuation) = AsyncStream.makeStream(of: Result<ScriptValue, ScriptFailure>.self)
  await watcher.page.start(call) { continuation.yield($0) }
  for await result in results { return result }
  return .failure(.pageWasClosed)
}
