import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import WebKitEngine

@Suite("Scripts in WebKit", .needsHelper, .serialized, .timeLimit(.minutes(3)))
struct ScriptTests {
  private func result(
    of call: ScriptCall, in page: any WebPage
  ) async -> Result<ScriptValue, ScriptFailure> {
    await withCheckedContinuation { continuation in
      Task { await page.start(call) { continuation.resume(returning: $0) } }
    }
  }

  @Test("W293 values keep their types")
  func valuesKeepTheirTypes() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let value = try await watcher.page.evaluate(
      "[1.5, NaN, Infinity, true, null, undefined, 'ä', new Date(5000), { a: [1] }]")
    guard case .array(let values) = value else {
      Issue.record("\(value) is no array")
      return
    }
    #expect(values[0] == .number(1.5))
    if case .number(let number) = values[1] {
      #expect(number.isNaN)
    } else {
      Issue.record("no NaN")
    }
    #expect(
      Array(values[2...]) == [
        .number(.infinity), .bool(true), .null, .undefined, .string("ä"),
        .date(Date(timeIntervalSince1970: 5)), .object(["a": .array([.number(1)])]),
      ])
    await watcher.page.close()
  }

  @Test("W295, W296 exceptions have their message and line; a function is an unsupported result")
  func exceptionsHaveMessageAndLine() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let thrown = await result(
      of: ScriptCall(source: "let a = 1;\nthrow new Error('no')"), in: watcher.page)
    guard case .failure(.exception(let exception)) = thrown else {
      Issue.record("\(thrown) is no exception")
      return
    }
    #expect(exception.message == "Error: no")
    #expect(exception.line == 2)
    guard
      case .failure(.unsupportedResult) = await result(
        of: ScriptCall(source: "(() => {})"), in: watcher.page)
    else {
      Issue.record("a function was serialized")
      return
    }
    await watcher.page.close()
  }

  @Test("W298 the body of an async function has arguments, and its promise is awaited")
  func asyncBodyIsAwaited() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let call = ScriptCall(
      source: "return await Promise.resolve([x.getTime(), y])",
      form: .asyncBody([
        "x": .date(Date(timeIntervalSince1970: 1)), "y": .object(["a": .undefined]),
      ]))
    let value = try await result(of: call, in: watcher.page).get()
    #expect(value == .array([.number(1000), .object(["a": .undefined])]))
    guard
      case .failure(.exception(let exception)) = await result(
        of: ScriptCall(source: "await Promise.reject(new Error('no'))", form: .asyncBody([:])),
        in: watcher.page)
    else {
      Issue.record("a rejection is no exception")
      return
    }
    #expect(exception.message == "Error: no")
    await watcher.page.close()
  }

  @Test("W279, W291 user scripts run at their times, in their worlds")
  func userScriptsRunAtTheirTimes() async throws {
    let scripts = PageScripts(userScripts: [
      .init(
        source: "window.early = document.body === null && !!document.documentElement",
        time: .documentStart, isForMainFrameOnly: true, world: .page),
      .init(
        source: "window.late = document.querySelector('p') !== null", time: .documentEnd,
        isForMainFrameOnly: true, world: .client),
    ])
    let watcher = try await Watcher.open(
      PageConfiguration(viewport: .portrait, scripts: scripts))
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(
      try await watcher.page.evaluate("[window.early, window.late]")
        == .array([.bool(true), .undefined]))
    #expect(
      try await result(of: ScriptCall(source: "window.late", world: .client), in: watcher.page)
        .get() == .bool(true))
    await watcher.page.close()
  }

  @Test("W284-W286 messages reach their handlers, and replies their promises")
  func messagesReachTheirHandlers() async throws {
    let scripts = PageScripts(handlers: [
      .init(name: "log", world: .page, expectsReply: false),
      .init(name: "ask", world: .page, expectsReply: true),
    ])
    let watcher = try await Watcher.open(
      PageConfiguration(viewport: .portrait, scripts: scripts))
    try await watcher.show(.html("<p>", baseURL: nil))
    _ = try await watcher.page.evaluate(
      """
      webkit.messageHandlers.log.postMessage({ a: [1, 'b'] });
      webkit.messageHandlers.ask.postMessage(7).then(value => { window.reply = value; }); 0
      """)
    #expect(
      await watcher.sees {
        guard case .scriptMessage(let message) = $0 else { return false }
        return message.name == "log" && message.ticket == nil
          && message.body == .object(["a": .array([.number(1), .string("b")])])
      })
    #expect(
      await watcher.sees {
        guard case .scriptMessage(let message) = $0 else { return false }
        return message.name == "ask"
      })
    for case .scriptMessage(let message) in await watcher.seen {
      guard let ticket = message.ticket else { continue }
      await watcher.page.reply(
        to: ticket, with: .value(.date(Date(timeIntervalSince1970: 3))))
    }
    let value = try await result(
      of: ScriptCall(
        source:
          "while (window.reply === undefined) await new Promise(done => setTimeout(done, 5)); "
          + "return reply.getTime()", form: .asyncBody([:])), in: watcher.page
    ).get()
    #expect(value == .number(3000))
    await watcher.page.close()
  }

  @Test("a document's own scripts do not run where they are forbidden, the app's do")
  func forbiddenScriptsDoNotRun() async throws {
    let watcher = try await Watcher.open()
    try await watcher.page.setRunsScripts(false)
    try await watcher.show(.html("<script>window.own = 1</script>", baseURL: nil))
    #expect(try await watcher.page.evaluate("window.own") == .undefined)
    await watcher.page.close()
  }

  @Test("an uncaught error and a missing image are problems of the page")
  func problemsAreReported() async throws {
    let server = try LoopbackServer([
      "/": .page("<img src=/missing.png>\n<script>throw new Error('no')</script>")
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(
      await watcher.sees {
        $0
          == .document(
            .problem(
              PageProblem(
                kind: .image, message: "404 Not Found",
                url: server.url("/missing.png").absoluteString)))
      })
    #expect(
      await watcher.sees {
        $0
          == .document(
            .problem(
              PageProblem(
                kind: .script, message: "Error: no", url: server.url("/").absoluteString, line: 2)))
      })
    await watcher.page.close()
  }
}
