import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Responses of custom schemes in several chunks")
struct SchemePiecesTests {
  /// A page of the program's scheme that notes in `words` what comes of asking for `/pieces`.
  private func open(_ script: String) async throws -> Watcher {
    let page = try await sharedEngine.makePage(
      PageConfiguration(viewport: PageViewport.portrait, schemes: ["app"]))
    let watcher = await Watcher.watch(try #require(page as? ChromiumPage))
    let document =
      "<script>words = []; const say = word => words.push(word); go = () => { \(script) }</script>"
    await watcher.respondToSchemes { _ in
      SchemeResponse(
        headers: [.init(name: "Content-Type", value: "text/html")], body: Data(document.utf8))
    }
    await watcher.keepWaiting("/pieces")
    try await watcher.show(.url(try #require(URL(string: "app://host/index.html"))))
    _ = try await watcher.page.evaluate("go(), 1")
    return watcher
  }

  /// The number of the request for `/pieces`.
  private func request(of watcher: Watcher) async throws -> Int {
    #expect(
      await watcher.sees {
        if case .resource(.schemeRequest(let request)) = $0 {
          request.url.path == "/pieces"
        } else {
          false
        }
      })
    return try #require(
      await watcher.schemeRequests.first { $0.url.path == "/pieces" }?.identifier)
  }

  /// Waits until the page has noted these words.
  private func says(_ words: String, _ watcher: Watcher) async throws -> String? {
    var said: ScriptValue?
    for _ in 0..<200 {
      said = try await watcher.page.evaluate("words.join()")
      if said == .string(words) { return words }
      try await Task.sleep(for: .milliseconds(20))
    }
    guard case .string(let said) = said else { return nil }
    return said
  }

  private let reading = """
    (async () => {
      try {
        const response = await fetch('/pieces', {method: 'POST', body: 'question'});
        say(response.status + response.headers.get('x-mine') + response.headers.get('content-length'));
        const reader = response.body.getReader();
        for (;;) {
          const {done, value} = await reader.read();
          if (done) break;
          say(new TextDecoder().decode(value));
        }
        say('end');
      } catch (error) { say(error.name); }
    })();
    """

  /// A head whose length is wrong, which WebKit leaves to the page.
  private let head = SchemeResponse(
    status: 203,
    headers: [
      .init(name: "Content-Type", value: "text/plain"), .init(name: "X-Mine", value: "me"),
      .init(name: "Content-Length", value: "3"),
    ], body: Data())

  @Test("W311: fetch receives the header, each chunk and the end as they are sent")
  func fetchReceivesHeaderChunksAndEnd() async throws {
    let watcher = try await open(reading)
    let request = try await request(of: watcher)
    #expect(await watcher.schemeRequests.last?.body == Data("question".utf8))

    await watcher.page.respond(toSchemeRequest: request, with: .begin(head))
    #expect(try await says("203me3", watcher) == "203me3")
    await watcher.page.respond(toSchemeRequest: request, with: .more(Data("first".utf8)))
    #expect(try await says("203me3,first", watcher) == "203me3,first")
    await watcher.page.respond(toSchemeRequest: request, with: .more(Data()))
    await watcher.page.respond(toSchemeRequest: request, with: .more(Data("second".utf8)))
    #expect(try await says("203me3,first,second", watcher) == "203me3,first,second")
    await watcher.page.respond(toSchemeRequest: request, with: .end)
    #expect(try await says("203me3,first,second,end", watcher) == "203me3,first,second,end")
    await watcher.page.close()
  }

  @Test("W311: an error after some chunks fails the page's read")
  func errorsAfterChunksFailTheRead() async throws {
    let watcher = try await open(reading)
    let request = try await request(of: watcher)
    await watcher.page.respond(toSchemeRequest: request, with: .begin(head))
    await watcher.page.respond(toSchemeRequest: request, with: .more(Data("first".utf8)))
    #expect(try await says("203me3,first", watcher) == "203me3,first")
    await watcher.page.respond(
      toSchemeRequest: request, with: .fail(.program(domain: "Test", code: 1, message: "no")))
    #expect(try await says("203me3,first,TypeError", watcher) == "203me3,first,TypeError")
    await watcher.page.close()
  }

  @Test("W313: a page that stops reading ends the request once")
  func pagesThatStopReadingEndTheRequest() async throws {
    let watcher = try await open(
      """
      stop = new AbortController();
      fetch('/pieces', {signal: stop.signal}).then(async response => {
        say((await response.body.getReader().read()).value.length);
      });
      """)
    let request = try await request(of: watcher)
    await watcher.page.respond(toSchemeRequest: request, with: .begin(head))
    await watcher.page.respond(toSchemeRequest: request, with: .more(Data(count: 7)))
    #expect(try await says("7", watcher) == "7")
    _ = try await watcher.page.evaluate("stop.abort()")
    #expect(await watcher.sees { $0 == .resource(.schemeRequestEnded(request)) })
    // Steps that were on their way are left alone.
    await watcher.page.respond(toSchemeRequest: request, with: .more(Data(count: 7)))
    await watcher.page.respond(toSchemeRequest: request, with: .end)
    #expect(await watcher.seen.filter { $0 == .resource(.schemeRequestEnded(request)) }.count == 1)
    await watcher.page.close()
  }

  @Test("W311: megabytes in many chunks arrive complete and in order")
  func megabytesInChunksArriveInOrder() async throws {
    let watcher = try await open(
      """
      fetch('/pieces').then(r => r.arrayBuffer()).then(b => {
        const bytes = new Uint8Array(b);
        let sum = 0;
        for (let i = 0; i < bytes.length; i++) sum = (sum * 31 + bytes[i]) % 1000003;
        say(bytes.length); say(sum);
      });
      """)
    let request = try await request(of: watcher)
    await watcher.page.respond(toSchemeRequest: request, with: .begin(head))
    var sum = 0
    for piece in 0..<64 {
      let bytes = (0..<65_536).map { UInt8(truncatingIfNeeded: $0 &* (piece + 3) &+ piece) }
      for byte in bytes { sum = (sum * 31 + Int(byte)) % 1_000_003 }
      await watcher.page.respond(toSchemeRequest: request, with: .more(Data(bytes)))
      if piece == 8 { try await Task.sleep(for: .milliseconds(60)) }
    }
    await watcher.page.respond(toSchemeRequest: request, with: .end)
    #expect(try await says("4194304,\(sum)", watcher) == "4194304,\(sum)")
    await watcher.page.close()
  }

  @Test("W311: a script in several chunks runs after the last chunk")
  func chunkedScriptsRunAfterTheLastChunk() async throws {
    let watcher = try await open(
      """
      const script = document.createElement('script');
      script.src = '/pieces'; script.onload = () => say('loaded' + value);
      document.head.append(script);
      """)
    let request = try await request(of: watcher)
    await watcher.page.respond(
      toSchemeRequest: request,
      with: .begin(
        SchemeResponse(
          headers: [.init(name: "Content-Type", value: "text/javascript")],
          body: Data("value = ".utf8))))
    try await Task.sleep(for: .milliseconds(60))
    await watcher.page.respond(toSchemeRequest: request, with: .more(Data("6 * 7".utf8)))
    await watcher.page.respond(toSchemeRequest: request, with: .end)
    #expect(try await says("loaded42", watcher) == "loaded42")
    await watcher.page.close()
  }
}
