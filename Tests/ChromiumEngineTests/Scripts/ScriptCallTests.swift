import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Scripts in frames and content worlds, their values and errors")
struct ScriptCallTests {
  private func page(_ html: String = "<p>") async throws -> Watcher {
    let watcher = try await Watcher.open()
    try await watcher.show(.html(html, baseURL: nil))
    return watcher
  }

  private func failure(
    _ source: String, _ form: ScriptCall.Form = .program, in watcher: Watcher
  ) async -> ScriptFailure? {
    guard
      case .failure(let failure) = await outcome(
        of: ScriptCall(source: source, form: form), in: watcher)
    else { return nil }
    return failure
  }

  /// Starts a body; the page has it before this returns.
  private func begin(
    _ source: String, in watcher: Watcher
  ) async -> () async -> ScriptFailure? {
    let (results, continuation) = AsyncStream.makeStream(
      of: Result<ScriptValue, ScriptFailure>.self)
    await watcher.page.start(ScriptCall(source: source, form: .asyncBody([:]))) {
      continuation.yield($0)
    }
    return {
      for await result in results {
        if case .failure(let failure) = result { return failure }
        return nil
      }
      return nil
    }
  }

  @Test(
    "W298 an async function body has its arguments as variables and returns its promise's value")
  func asyncBodiesHaveTheirArguments() async throws {
    let watcher = try await page()
    let arguments: [String: ScriptValue] = [
      "n": .number(2), "s": .string("\u{2028}'\"\\"), "d": .date(Date(timeIntervalSince1970: 1.25)),
      "o": .object(["__proto__": .array([.null, .bool(true)]), "nan": .number(.nan)]),
    ]
    let source =
      "const m = await new Promise(done => setTimeout(() => done(n + 1), 5)); "
      + "return [m, s, d, o.__proto__, Number.isNaN(o.nan), typeof f, typeof a, "
      + "this === globalThis] // end"
    let result = await run(ScriptCall(source: source, form: .asyncBody(arguments)), in: watcher)
    let expected: [ScriptValue] = [
      .number(3), .string("\u{2028}'\"\\"), .date(Date(timeIntervalSince1970: 1.25)),
      .array([.null, .bool(true)]), .bool(true), .string("undefined"), .string("undefined"),
      .bool(true),
    ]
    #expect(result == .array(expected))
    #expect(await run(ScriptCall(source: "", form: .asyncBody([:])), in: watcher) == .undefined)
    await watcher.page.close()
  }

  @Test(
    "startAtOnce accepts scripts for the main frame's page world only, while the page is open")
  func startAtOnceAcceptsMainFrameScriptsOnly() async throws {
    let watcher = try await page()
    let page = watcher.page
    let (results, continuation) = AsyncStream.makeStream(
      of: Result<ScriptValue, ScriptFailure>.self)
    #expect(page.startAtOnce(ScriptCall(source: "1 + 1")) { continuation.yield($0) })
    var values = results.makeAsyncIterator()
    #expect(try await values.next()?.get() == .number(2))
    #expect(!page.startAtOnce(ScriptCall(source: "1", world: .client)) { continuation.yield($0) })
    #expect(!page.startAtOnce(ScriptCall(source: "1", frame: "x")) { continuation.yield($0) })
    await page.close()
    #expect(!page.startAtOnce(ScriptCall(source: "1")) { continuation.yield($0) })
  }

  @Test("W296, W298 exceptions and rejections have their message, line and column")
  func exceptionsHaveMessageLineAndColumn() async throws {
    let watcher = try await page()
    let table: [(String, ScriptCall.Form, String, Int, Int)] = [
      ("\n  throw new TypeError('no')", .program, "TypeError: no", 2, 3),
      ("throw 'abc'", .program, "abc", 1, 1), ("throw 1.5", .program, "1.5", 1, 1),
      ("x.y", .program, "ReferenceError: x is not defined", 1, 1),
      ("}{", .program, "SyntaxError: Unexpected token '}'", 1, 1),
    ]
    for (source, form, message, line, column) in table {
      guard case .exception(let exception) = await failure(source, form, in: watcher) else {
        Issue.record("no exception: \(source)")
        continue
      }
      #expect(exception.message == message)
      #expect(exception.line == line, "\(source)")
      #expect(exception.column == column, "\(source)")
    }
    let rejections = [
      ("throw new Error('no')", "Error: no"), ("return Promise.reject(5)", "5"),
      ("return await Promise.reject(new RangeError('far'))", "RangeError: far"),
    ]
    for (source, message) in rejections {
      guard case .exception(let exception) = await failure(source, .asyncBody([:]), in: watcher)
      else {
        Issue.record("no exception: \(source)")
        continue
      }
      #expect(exception.message == message)
    }
    await watcher.page.close()
  }

  @Test(
    "W296 the message is String() of the thrown value",
    arguments: [
      ("null", "null"), ("undefined", "undefined"), ("{}", "[object Object]"), ("-0", "0"),
      ("12n", "12"), ("1e21", "1e+21"), ("true", "true"), ("[1,[2]]", "1,2"), ("''", ""),
      ("Symbol('s')", ""), ("Object.create(null)", ""),
      ("{ toString() { return 'own' } }", "own"),
      (
        "Object.assign(new Error('a'), { name: 'Mine', message: 'b\\n    at c' })",
        "Mine: b\n    at c"
      ),
      (
        "new (class Own extends Error { constructor(m) { super(m); this.name = 'Own' } })('w')",
        "Own: w"
      ),
      ("new DOMException('gone', 'NotFoundError')", "NotFoundError: gone"),
      ("document.createElement('a')", ""),
    ])
  func messageIsStringOfTheThrownValue(_ thrown: String, _ words: String) async throws {
    let watcher = try await page()
    for (source, form) in [
      ("throw (\(thrown))", ScriptCall.Form.program),
      ("throw (\(thrown))", .asyncBody([:])), ("return Promise.reject(\(thrown))", .asyncBody([:])),
    ] {
      guard case .exception(let exception) = await failure(source, form, in: watcher) else {
        Issue.record("no exception: \(source)")
        continue
      }
      #expect(exception.message == words, "\(source)")
    }
    await watcher.page.close()
  }

  @Test("W298 a rejection has no line, a syntax error in a body has one")
  func rejectionsHaveNoLine() async throws {
    let watcher = try await page()
    guard
      case .exception(let rejection) = await failure(
        "\nthrow new Error('no')", .asyncBody([:]), in: watcher)
    else { throw WebEngineError(.protocolFailed, "no rejection") }
    #expect(rejection == ScriptFailure.Exception(message: "Error: no"))
    guard case .exception(let misspelt) = await failure("\n}{", .asyncBody([:]), in: watcher)
    else { throw WebEngineError(.protocolFailed, "no exception") }
    #expect(misspelt.line == 2)
    await watcher.page.close()
  }

  @Test("W295 a result that is nested too deeply is unsupported")
  func deeplyNestedResultsAreUnsupported() async throws {
    let watcher = try await page()
    let source = "let a = []; for (let i = 0; i < 2000; i++) a = [a]; a"
    let reason = await failure(source, in: watcher)
    guard case .unsupportedResult = reason else {
      throw WebEngineError(.protocolFailed, "\(String(describing: reason))")
    }
    await watcher.page.close()
  }

  @Test(
    "W295 a result that cannot be cloned is unsupported",
    arguments: [
      "document.body", "(() => 1)", "Symbol()", "({ a: { b: () => 1 } })", "Promise.resolve(1)",
      "window", "new WeakMap()", "(() => { const a = []; a.push(a); return a })()",
    ])
  func uncloneableResultsAreUnsupported(_ source: String) async throws {
    let watcher = try await page()
    guard case .unsupportedResult = await failure(source, in: watcher) else {
      Issue.record("\(source) has a value")
      return
    }
    await watcher.page.close()
  }

  @Test("W293 other objects that can be cloned return their own enumerable properties")
  func cloneableObjectsReturnTheirProperties() async throws {
    let watcher = try await page()
    #expect(
      try await watcher.page.evaluate(
        "const q = { a: 1 }; [new Map([[1, 2]]), new Set([1]), /x/, new Error('e'), q, q, [q]]")
        == .array([
          .object([:]), .object([:]), .object([:]), .object([:]), .object(["a": .number(1)]),
          .object(["a": .number(1)]), .array([.object(["a": .number(1)])]),
        ]))
    await watcher.page.close()
  }

  @Test("W297 a script runs in the specified frame; it fails in a detached frame")
  func scriptsRunInTheSpecifiedFrame() async throws {
    let watcher = try await Watcher.open()
    try await watcher.page.setScripts(
      PageScripts(handlers: [.init(name: "a", world: .page, expectsReply: false)]))
    try await watcher.show(
      .html(
        "<iframe srcdoc='<script>var here = 5; webkit.messageHandlers.a.postMessage(1)</script>'>"
          + "</iframe>", baseURL: nil))
    var frame: String?
    _ = await watcher.sees { if case .scriptMessage = $0 { true } else { false } }
    for case .scriptMessage(let message) in await watcher.seen { frame = message.frame.identifier }
    #expect(await run(ScriptCall(source: "here", frame: frame), in: watcher) == .number(5))
    #expect(
      await run(
        ScriptCall(source: "typeof here + location.href", frame: frame, world: .client), in: watcher
      )
        == .string("undefinedabout:srcdoc"))

    _ = try await watcher.page.evaluate("document.querySelector('iframe').remove()")
    for world in [ScriptWorld.page, .client, .named("x")] {
      let result = await outcome(
        of: ScriptCall(source: "1", frame: frame, world: world), in: watcher)
      guard case .failure(.frameDetached) = result else {
        Issue.record("\(world): \(result)")
        continue
      }
    }
    await watcher.page.close()
  }

  @Test("W298 a promise of a document that is replaced results in an exception")
  func promisesOfReplacedDocumentsAreExceptions() async throws {
    let watcher = try await page()
    let waiting = await begin("await new Promise(() => {})", in: watcher)
    try await watcher.show(.html("<p>next", baseURL: nil))
    guard case .exception(let exception) = await waiting() else {
      Issue.record("no exception")
      return
    }
    #expect(exception.message == "Completion handler for function call is no longer reachable")
    await watcher.page.close()
  }

  @Test("W296 exceptions and results are reported in the order of their scripts")
  func errorsComeBeforeLaterScriptResults() async throws {
    let watcher = try await page()
    let (results, told) = AsyncStream.makeStream(of: String.self)
    for script in ["throw { toString: () => 'x' }", "1", "throw new Error('y')", "2"] {
      await watcher.page.start(ScriptCall(source: script)) { result in
        switch result {
        case .success(let value): told.yield("\(value)")
        case .failure(.exception(let exception)): told.yield(exception.message)
        case .failure: told.yield("?")
        }
      }
    }
    var seen: [String] = []
    for await result in results {
      seen.append(result)
      if seen.count == 4 { break }
    }
    #expect(seen == ["x", "number(1.0)", "Error: y", "number(2.0)"])
    await watcher.page.close()
  }

  @Test("W292 a script runs with a user gesture")
  func scriptsRunWithAUserGesture() async throws {
    let watcher = try await page()
    #expect(try await watcher.page.evaluate("navigator.userActivation.isActive") == .bool(true))
    await watcher.page.close()
  }

  @Test("W292 the user activation applies to a timer shortly afterward and then expires")
  func userActivationExpires() async throws {
    let watcher = try await page()
    #expect(
      try await watcher.page.evaluate(
        """
        var seen = [], heard = 0, isActive = () => navigator.userActivation.isActive;
        onmessage = () => { heard += 1; };
        setTimeout(() => seen.push(isActive()), 200);
        const end = Date.now() + 4500;
        const timer = setInterval(() => {
          if (isActive() && Date.now() < end) return;
          clearInterval(timer);
          document.title = Date.now() < end ? 'withdrawn' : 'late';
        }, 50);
        isActive()
        """) == .bool(true))
    #expect(await watcher.sees { $0 == .document(.titleChanged("withdrawn")) })
    #expect(try await watcher.page.evaluate("String(seen) + heard") == .string("true0"))
    await watcher.page.close()
  }

  @Test("W301 a waiting script fails with .processEnded when the process terminates")
  func waitingScriptsFailWithProcessEnded() async throws {
    let watcher = try await page()
    let waiting = await begin("await new Promise(() => {})", in: watcher)
    watcher.page.session.send("Page.crash")
    guard case .processEnded = await waiting() else {
      Issue.record("not told")
      return
    }
    await watcher.page.close()
  }
}
