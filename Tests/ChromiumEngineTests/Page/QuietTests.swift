import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("A page is quiet when nothing loads, lays out or moves any more")
struct QuietTests {
  @Test("Quiet comes after what scripts fetched was shown and a finite animation ended")
  func quietWaitsForFetchedContentAndAnimations() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><style>@keyframes in { from { margin-left: 0 } to { margin-left: 50px } }
        p { animation: in 0.3s forwards }</style><p>x</p><script>
        onload = () => setTimeout(() => fetch('/more').then(r => r.text()).then(t => {
          document.body.insertAdjacentHTML('beforeend', t) }), 0)
        </script>
        """), "/more": .page("<b id=more>more</b>"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(20)))
    #expect(
      try await watcher.page.evaluate(
        "[document.querySelector('#more') !== null, getComputedStyle(document.querySelector('p')).marginLeft]"
      )
        == .array([.bool(true), .string("50px")]))
    await watcher.page.close()
  }

  /// Shows a page, waits until it is quiet, and returns what its body says.
  private func text(
    of page: String, _ responses: [String: LoopbackServer.Response] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ScriptValue {
    let server = try LoopbackServer(
      responses.merging(["/": .page("<!doctype html>" + page)]) { $1 })
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    let isQuiet = try await watcher.page.waitUntilQuiet(timeout: .seconds(40))
    #expect(isQuiet, sourceLocation: sourceLocation)
    let text = try await watcher.page.evaluate("document.body.innerText.trim()")
    await watcher.page.close()
    return text
  }

  /// Shows pages beside each other, for they do little but wait, and expects each to say a text.
  private func expect(
    _ text: String, of pages: [String], _ responses: [String: LoopbackServer.Response],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await withThrowingTaskGroup { group in
      for page in pages {
        group.addTask {
          let shown = try await self.text(of: page, responses, sourceLocation: sourceLocation)
          #expect(shown == .string(text), "\(page)", sourceLocation: sourceLocation)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("waitUntilQuiet waits for changes by timers, timer chains and intervals")
  func quietWaitsForTwoSecondsOfTimers() async throws {
    let scripts = [
      "setTimeout(() => say('late'), 300)", "setTimeout(() => say('late'), 1000)",
      "setTimeout(() => setTimeout(() => say('late'), 400), 400)",
      "onload = () => setTimeout(say, 600, 'late')",
      "const t = setInterval(() => { clearInterval(t); say('late') }, 500)",
      "fetch('/data').then(r => r.text()).then(t => setTimeout(say, 300, t))",
    ]
    let say = "const say = text => document.body.innerText = text;"
    try await expect(
      "late", of: scripts.map { "<body><script>\(say) \($0)</script>" },
      ["/data": .late(400, .page("late"))])
  }

  @Test("5e.3 waitUntilQuiet waits for requests and timers that start after a slow load")
  func quietWaitsAfterASlowLoad() async throws {
    let page = """
      <!doctype html><body><script>
      fetch('/data').then(r => r.text()).then(t => setTimeout(() => document.body.innerText = t, 300));
      </script>
      """
    let server = try LoopbackServer([
      "/": .late(4_000, .page(page)), "/data": .late(400, .page("late")),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(40)))
    #expect(try await watcher.page.evaluate("document.body.innerText") == .string("late"))
    await watcher.page.close()
  }

  @Test(
    "A timer that was cleared, is far away, or is one of a chain without end keeps nothing waiting")
  func idleTimersKeepNothingWaiting() async throws {
    let page = """
      <p>x<script>
      clearTimeout(setTimeout(() => document.body.innerText = 'cleared', 1500));
      setTimeout(() => document.body.innerText = 'far', 60000);
      setInterval(() => {}, 300);
      (function tick() { setTimeout(tick, 200) })();
      </script>
      """
    #expect(try await text(of: page) == .string("x"))
  }

  @Test("setTimeout and its like look as they are, and pass on what they were given")
  func setTimeoutLooksUnchanged() async throws {
    let page = """
      <body><script>
      setTimeout(function (a, b) { document.body.innerText = [
        a + b, this === window, setTimeout.name, setTimeout.length, String(setInterval),
        Object.getOwnPropertyDescriptor(window, 'setTimeout').enumerable,
      ].join() }, 50, 1, 2);
      </script>
      """
    #expect(
      try await text(of: page)
        == .string("3,true,setTimeout,1,function () { [native code] },true"))
  }

  @Test("A page that draws what a web socket or an event stream says is quiet when that is silent")
  func silentWebSocketsAndEventStreams() async throws {
    let messages = [(after: 300, text: "a"), (after: 400, text: "b"), (after: 400, text: "c")]
    let events = messages.map { (after: $0.after, text: "data: \($0.text)\n\n") }
    let socket = """
      <body><script>
      new WebSocket('ws://' + location.host + '/socket').onmessage = e => document.body.append(e.data)
      </script>
      """
    let stream = """
      <body><script>new EventSource('/events').onmessage = e => document.body.append(e.data)</script>
      """
    let responses: [String: LoopbackServer.Response] = [
      "/socket": .socket(messages), "/events": .stream("text/event-stream", events),
    ]
    #expect(try await text(of: socket, responses) == .string("abc"))
    #expect(try await text(of: stream, responses) == .string("abc"))
  }

  @Test("Workers of every kind keep nothing waiting, and what one says at once is drawn")
  func workersKeepNothingWaiting() async throws {
    let scripts = [
      "const w = new Worker('/w.js'); w.onmessage = e => document.body.innerText = e.data",
      "const w = new SharedWorker('/s.js'); w.port.onmessage = e => document.body.innerText = e.data",
      """
      const w = new Worker(URL.createObjectURL(new Blob(["postMessage('w')"])));
      w.onmessage = e => document.body.innerText = e.data
      """,
      "new Worker('/w.js').terminate(); document.body.innerText = 'w'",
      "new Worker('/hang.js'); document.body.innerText = 'w'",
      "navigator.serviceWorker?.register('/w.js'); document.body.innerText = 'w'",
    ]
    let responses: [String: LoopbackServer.Response] = [
      "/w.js": .page("postMessage?.('w')"),
      "/s.js": .page("onconnect = e => e.ports[0].postMessage('w')"),
      "/hang.js": .endless,
    ]
    // One page at a time: what a worker says at once is there before the page is quiet only where the
    // worker's process need not wait for others.
    for script in scripts {
      try await expect("w", of: ["<body><script>\(script)</script>"], responses)
    }
  }

  @Test("waitUntilQuiet does not wait for long polls, requests without a response and beacons")
  func quietDoesNotWaitForLongPolls() async throws {
    let pages = [
      "<p>x<script>fetch('/never')</script>",
      "<p>x<script>const r = new XMLHttpRequest(); r.open('GET', '/never'); r.send()</script>",
      "<p>x<script>(function poll() { fetch('/data').then(() => setTimeout(poll, 100)) })()</script>",
      "<p>x<script>navigator.sendBeacon('/never', 'a')</script>",
      "<p>x<script>fetch('/never', { method: 'POST', keepalive: true })</script>",
    ]
    let responses: [String: LoopbackServer.Response] = ["/never": .endless, "/data": .page("d")]
    try await expect("x", of: pages, responses)
  }

  @Test("A style sheet for print that never comes is given up, though the load event waits for it")
  func printStyleSheetsAreGivenUp() async throws {
    let server = try LoopbackServer([
      "/": .page("<!doctype html><link rel=stylesheet media=print href=/never.css><p>x"),
      "/never.css": .endless,
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(40)))
    #expect(await watcher.page.awaitsOnlyUnusedStyleSheets())
    await watcher.page.close()
  }

  @Test(
    "W169: a page that opens another app's URL during its load finishes and becomes quiet",
    arguments: [
      "<script>location.href = 'shop://open'</script>",
      "<script>location.replace('tel:123')</script>",
      "<a id=a href='mailto:a@b'></a><script>document.querySelector('#a').click()</script>",
      "<form id=f action='shop://open'></form><script>document.querySelector('#f').submit()</script>",
      "<iframe srcdoc=\"<script>location.href = 'shop://open'</script>\"></iframe>",
    ])
  func pagesThatOpenOtherAppsBecomeQuiet(_ opening: String) async throws {
    let server = try LoopbackServer([
      "/": .page("<!doctype html><p>before\(opening)<b id=after>after</b><img src=/late.png>"),
      "/late.png": .late(300, .page("")),
    ])
    let watcher = try await Watcher.open()
    let home = server.url("/")
    await watcher.allow { $0 == home || $0.scheme == "about" }
    try await watcher.page.load(.url(home))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(40)))
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(
      await watcher.milestones == [
        .navigation(.started(home)), .navigation(.committed(home)), .navigation(.finished),
      ])
    let asked = await watcher.navigations.last
    #expect(["shop", "tel", "mailto"].contains(asked?.url.scheme))
    let isForm = opening.contains("<form")
    #expect(asked?.cause == (isForm ? .form : opening.contains("<a") ? .link : .other))
    #expect(
      try await watcher.page.evaluate(
        "[document.querySelector('#after') !== null, document.readyState]")
        == .array([.bool(true), .string("complete")]))
    await watcher.page.close()
  }

  @Test(
    "W169: a form for another app's URL requests it with its fields, unless it is canceled",
    arguments: [
      (
        "<form action='mailto:a@b.example'><input name=subject value='Hi all'><button>x</button></form>",
        "mailto:a@b.example?subject=Hi+all"
      ),
      (
        """
        <form action='mailto:a@b.example' method=post enctype='text/plain'><input name=x value='1 2'>
        <button>x</button></form>
        """, "mailto:a@b.example?body=x%3D1%202"
      ),
      ("<form action='tel:123' method=post><button name=a value=b>x</button></form>", "tel:123"),
      (
        "<form action='/'><button name=a value=b formaction='shop://open'>x</button></form>",
        "shop://open?a=b"
      ),
      ("<form action='tel:123' onsubmit='return false'><button>x</button></form>", nil),
    ])
  func formsForOtherAppsURLs(_ form: String, _ url: String?) async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><body>\(form)<script>document.querySelector('button').click()</script>
        <b id=after>after</b>
        """)
    ])
    let watcher = try await Watcher.open()
    let home = server.url("/")
    await watcher.allow { $0 == home }
    try await watcher.page.load(.url(home))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(40)))
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(
      await watcher.milestones == [
        .navigation(.started(home)), .navigation(.committed(home)), .navigation(.finished),
      ])
    let asked = await watcher.navigations.filter { $0.url != home }
    #expect(asked.map(\.url.absoluteString) == [url].compactMap(\.self))
    #expect(asked.allSatisfy { $0.cause == .form })
    #expect(
      try await watcher.page.evaluate("document.querySelector('#after') !== null") == .bool(true))
    await watcher.page.close()
  }

  @Test("A page that a server draws over a socket, late and in parts, beside requests without end")
  func pagesDrawnOverASocket() async throws {
    let page = """
      <link rel=stylesheet href=/style.css><body><main></main>
      <script type=module src=/app.js></script>
      """
    let app = """
      const main = document.querySelector('main');
      fetch('/hold');
      await fetch('/health');
      const socket = new WebSocket('ws://' + location.host + '/stream');
      socket.onopen = () => { main.textContent = 'skeleton'; socket.send('rerun'); };
      socket.onmessage = ({ data }) => setTimeout(() => {
        if (data === 'title') main.textContent = '';
        main.insertAdjacentHTML('beforeend', `<p>${data}</p>`);
      }, 200);
      """
    let responses: [String: LoopbackServer.Response] = [
      "/style.css": .late(200, .page("main { color: black }")), "/app.js": .page(app),
      "/hold": .endless, "/health": .late(300, .page("ok")),
      "/stream": .socket([(600, "title"), (700, "chart"), (100, "table")]),
    ]
    #expect(try await text(of: page, responses) == .string("title\n\nchart\n\ntable"))
  }

  @Test(
    "pendingActivity() describes what the page waits for after a timeout",
    arguments: [
      ("<p>x<img src=/never.png>", "the response of http://HOST/never.png"),
      ("<p>x<script>onload = () => { while (true); }</script>", "a script that does not end"),
      (
        "<style>@keyframes a { to { opacity: 0 } } p { animation: a 9s }</style><p>x",
        "the end of an animation or a transition"
      ),
      (
        """
        <p>x<script>(function next() { document.body.append('x'); requestAnimationFrame(next) })()
        </script>
        """, "its own changes: two frames in a row differ"
      ),
    ])
  func pendingActivityAfterATimeout(_ page: String, _ expected: String) async throws {
    let server = try LoopbackServer([
      "/": .page("<!doctype html>" + page), "/never.png": .endless,
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await !watcher.page.waitUntilQuiet(timeout: .seconds(3)))
    let activity = await watcher.page.pendingActivity()
    #expect(
      activity?.description == expected.replacing("HOST", with: "127.0.0.1:\(server.port)"))
    await watcher.page.close()
  }

  @Test(
    "waitUntilQuiet returns false after its timeout",
    arguments: [
      // A change in every frame, so that the page is not quiet on a busy machine either.
      """
      <script>(function next() {
        document.body.append('x'); requestAnimationFrame(next);
      })()</script>
      """,
      "<script>fetch('/never')</script>",
      "<script>onload = () => { while (true); }</script>",
    ])
  func quietReturnsFalseAfterTheTimeout(_ html: String) async throws {
    let server = try LoopbackServer(["/": .page("<!doctype html><p>" + html), "/never": .endless])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await !watcher.page.waitUntilQuiet(timeout: .milliseconds(900)))
    await watcher.page.close()
  }
}
