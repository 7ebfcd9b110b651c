import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Script message handlers")
struct ScriptMessageTests {
  private func handler(
    _ name: String, world: ScriptWorld = .page, expectsReply: Bool = false
  ) -> PageScripts.MessageHandler {
    PageScripts.MessageHandler(name: name, world: world, expectsReply: expectsReply)
  }

  private func messages(_ watcher: Watcher, count: Int) async -> [ScriptMessage] {
    func all() async -> [ScriptMessage] {
      await watcher.seen.compactMap {
        if case .scriptMessage(let message) = $0 { message } else { nil }
      }
    }
    for _ in 0..<500 where await all().count < count {
      try? await Task.sleep(for: .milliseconds(10))
    }
    return await all()
  }

  @Test("W284 handlers are in their world only, in every frame, from the first script on")
  func handlersAreConfinedToTheirWorld() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><script>
        var names = Object.keys(window.webkit.messageHandlers);
        webkit.messageHandlers.a.postMessage('main');
        </script><iframe src=/frame></iframe>
        """),
      "/frame": .page("<script>webkit.messageHandlers.a.postMessage('frame')</script>"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.setScripts(
      PageScripts(handlers: [handler("a"), handler("b", world: .client)]))
    try await watcher.show(.url(server.url("/")))

    let told = await messages(watcher, count: 2)
    #expect(told.map(\.body) == [.string("main"), .string("frame")])
    #expect(told.map(\.frame.isMain) == [true, false])
    #expect(told.map(\.frame.url) == [server.url("/"), server.url("/frame")])
    #expect(told.map(\.ticket) == [nil, nil])
    #expect(try await watcher.page.evaluate("names") == .array([.string("a")]))
    #expect(
      await run(
        ScriptCall(source: "Object.keys(webkit.messageHandlers)", world: .client), in: watcher)
        == .array([.string("b")]))
    #expect(
      await run(ScriptCall(source: "typeof webkit", world: .named("c")), in: watcher)
        == .string("undefined"))
    await watcher.page.close()
  }

  @Test("W284 only window.webkit reveals message handlers; without handlers it does not exist")
  func onlyWindowWebkitRevealsHandlers() async throws {
    let names = "Reflect.ownKeys(globalThis).filter(n => !/^(0|1)$/.test(String(n))).map(String)"
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let before = try await watcher.page.evaluate(names)
    try await watcher.page.setScripts(
      PageScripts(
        userScripts: [
          .init(source: "", time: .documentEnd, isForMainFrameOnly: false, world: .client)
        ], handlers: [handler("a", world: .client)]))
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(try await watcher.page.evaluate(names) == before)

    try await watcher.page.setScripts(PageScripts(handlers: [handler("a")]))
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(try await watcher.page.evaluate(names + ".filter(n => n !== 'webkit')") == before)
    #expect(
      try await watcher.page.evaluate(
        "[webkit, webkit.messageHandlers, webkit.messageHandlers.a].map(String)")
        == .array([
          .string("[object WebKitNamespace]"), .string("[object UserMessageHandlersNamespace]"),
          .string("[object UserMessageHandler]"),
        ]))
    await watcher.page.close()
  }

  @Test("W285, W293, W294 bodies are copied as values are")
  func bodiesAreCopiedLikeValues() async throws {
    let watcher = try await Watcher.open()
    try await watcher.page.setScripts(PageScripts(handlers: [handler("a")]))
    try await watcher.show(
      .html(
        """
        <script>
        Object.prototype.toJSON = Array.prototype.toJSON = () => 'changed';
        const shared = { q: 1 };
        for (const value of [
          undefined, null, true, 1.5, -0, NaN, 'é "\\u2028', new Date(1500), [1,,'x'],
          { a: undefined, b: [shared, shared] }, new Map([[1, 2]]), new Uint8Array([7]),
        ]) webkit.messageHandlers.a.postMessage(value);
        </script>
        """, baseURL: nil))
    let shared = ScriptValue.object(["q": .number(1)])
    let bodies = await messages(watcher, count: 12).map(\.body)
    #expect(
      bodies.prefix(5) == [.undefined, .null, .bool(true), .number(1.5), .number(-0.0)])
    guard bodies.count == 12, case .number(let number) = bodies[5] else {
      Issue.record("only \(bodies)")
      return
    }
    #expect(number.isNaN)
    #expect(
      bodies.dropFirst(6) == [
        .string("é \"\u{2028}"), .date(Date(timeIntervalSince1970: 1.5)),
        .array([.number(1), .undefined, .string("x")]), .object(["b": .array([shared, shared])]),
        .object([:]), .object(["0": .number(7)]),
      ])
    await watcher.page.close()
  }

  @Test("W286, W288 a promise waits for the reply where there is one, and else stays pending")
  func promisesWaitForTheReply() async throws {
    let watcher = try await Watcher.open()
    try await watcher.page.setScripts(
      PageScripts(handlers: [handler("ask", expectsReply: true), handler("tell")]))
    try await watcher.show(
      .html(
        """
        <script>
        var log = [];
        for (const text of ['one', 'two']) webkit.messageHandlers.ask.postMessage(text)
          .then(value => log.push(value), error => log.push(`${error}`));
        webkit.messageHandlers.tell.postMessage(1).then(value => log.push(typeof value));
        for (const bad of [() => 1, document.createElement('p'), 1n, Symbol()])
          webkit.messageHandlers.tell.postMessage(bad).catch(error => log.push(error.name));
        webkit.messageHandlers.tell.postMessage().catch(error => log.push(`${error}`));
        </script>
        """, baseURL: nil))
    let asked = await messages(watcher, count: 3).filter { $0.name == "ask" }
    #expect(asked.map(\.body) == [.string("one"), .string("two")])
    let tickets = asked.compactMap(\.ticket)
    try #require(tickets.count == 2)
    let value = ScriptValue.object([
      "__proto__": .number(1), "d": .date(Date(timeIntervalSince1970: 2)), "n": .number(.infinity),
    ])
    await watcher.page.reply(to: tickets[1], with: .error("no \"way\""))
    await watcher.page.reply(to: tickets[0], with: .value(value))
    #expect(
      try await watcher.page.evaluate("log.slice(0, 6)")
        == .array([
          .string("undefined"), .string("DataCloneError"), .string("DataCloneError"),
          .string("DataCloneError"), .string("DataCloneError"),
          .string("TypeError: Not enough arguments"),
        ]))
    #expect(
      try await watcher.page.evaluate("log.slice(6)")
        == .array([.string("Error: no \"way\""), value]))
    await watcher.page.close()
  }

  @Test("W282, W289 handlers are added to and removed from the current document")
  func handlersChangeInTheCurrentDocument() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<iframe srcdoc='<p>'></iframe>", baseURL: nil))
    #expect(try await watcher.page.evaluate("typeof webkit") == .string("undefined"))
    try await watcher.page.setScripts(PageScripts(handlers: [handler("a")]))
    #expect(
      try await watcher.page.evaluate(
        "var kept = webkit.messageHandlers.a; [typeof kept, typeof frames[0].webkit]")
        == .array([.string("object"), .string("object")]))
    try await watcher.page.setScripts(PageScripts(handlers: [handler("a"), handler("b")]))
    #expect(
      try await watcher.page.evaluate(
        "[kept === webkit.messageHandlers.a, 'b' in webkit.messageHandlers]")
        == .array([.bool(true), .bool(true)]))
    try await watcher.page.setScripts(PageScripts(handlers: [handler("b")]))
    let call = ScriptCall(
      source: "try { await kept.postMessage(1) } catch (error) { return error.name }",
      form: .asyncBody([:]))
    #expect(await run(call, in: watcher) == .string("InvalidAccessError"))
    try await watcher.page.setScripts(PageScripts())
    #expect(try await watcher.page.evaluate("typeof webkit") == .string("undefined"))
    await watcher.page.close()
  }
}
