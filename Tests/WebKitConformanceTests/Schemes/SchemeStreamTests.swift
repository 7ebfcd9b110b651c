import Foundation
import FoundationNetworking
import Testing
import WebKit

/// An app that handles its own scheme: a page at once, and events whenever there are some.
@MainActor
private final class EventSource: NSObject, WKURLSchemeHandler {
  static let page = """
    <script>
      words = [];
      stop = new AbortController();
      listen = async () => {
        try {
          const response = await fetch('/events', {signal: stop.signal});
          words.push(response.status);
          for await (const piece of response.body) words.push(new TextDecoder().decode(piece));
          words.push('end');
        } catch (error) { words.push(error.name); }
      };
    </script>
    """
  var listeners: [any WKURLSchemeTask] = []
  var stopped: [any WKURLSchemeTask] = []

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    guard let url = urlSchemeTask.request.url else { return }
    let isPage = url.path == "/"
    urlSchemeTask.didReceive(
      URLResponse(
        url: url, mimeType: isPage ? "text/html" : "text/event-stream", expectedContentLength: -1,
        textEncodingName: "utf-8"))
    guard isPage else { return listeners.append(urlSchemeTask) }
    urlSchemeTask.didReceive(Data(Self.page.utf8))
    urlSchemeTask.didFinish()
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
    stopped.append(urlSchemeTask)
  }
}

@Suite("Server-sent events over a custom scheme", .serialized) @MainActor
struct SchemeStreamTests {
  /// A stage whose page listens to an app's events.
  private func listening(_ work: @MainActor (Stage, EventSource) async throws -> Void) async throws
  {
    let events = EventSource()
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(events, forURLScheme: "app")
    try await Stage.run(configuration: configuration) { stage in
      let page = try #require(URL(string: "app://host/"))
      try await stage.load { stage.webView.load(URLRequest(url: page)) }
      _ = try await stage.webView.evaluateJavaScript("listen(), 0")
      #expect(await says("200", stage))
      try await work(stage, events)
    }
  }

  /// Whether the page comes to have noted these words.
  private func says(_ words: String, _ stage: Stage) async -> Bool {
    for _ in 0..<250 {
      if await (try? stage.text("words.join()")) == words { return true }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  @Test("W311: the page receives the response before any data, and each chunk before the next")
  func responseArrivesBeforeAnyData() async throws {
    try await listening { stage, events in
      let task = try #require(events.listeners.first)
      task.didReceive(Data("one".utf8))
      #expect(await says("200,one", stage))
      task.didReceive(Data("two".utf8))
      #expect(await says("200,one,two", stage))
      task.didFinish()
      #expect(await says("200,one,two,end", stage))
      #expect(events.stopped.isEmpty)
    }
  }

  @Test("W311: an error in the middle is the page's error")
  func errorsInTheMiddleAreThePages() async throws {
    try await listening { stage, events in
      let task = try #require(events.listeners.first)
      task.didReceive(Data("one".utf8))
      #expect(await says("200,one", stage))
      task.didFailWithError(NSError(domain: "Mine", code: 1))
      #expect(await says("200,one,TypeError", stage))
    }
  }

  @Test("W285: a message from a page of a custom scheme has the app's URL and origin")
  func messagesFromSchemePagesHaveTheirOrigin() async throws {
    final class Senders: NSObject, WKScriptMessageHandler {
      var lines: [String] = []

      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
      ) {
        let frame = message.frameInfo
        lines.append(frame.request.url?.absoluteString ?? "")
        lines.append("\(frame.securityOrigin.protocol)://\(frame.securityOrigin.host)")
      }
    }
    try await listening { stage, _ in
      let senders = Senders()
      stage.webView.configuration.userContentController.add(senders, name: "app")
      _ = try await stage.webView.evaluateJavaScript(
        "webkit.messageHandlers.app.postMessage(1), 0")
      for _ in 0..<250 where senders.lines.isEmpty {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(senders.lines == ["app://host/", "app://host"])
    }
  }

  @Test("W313: a page that closes its stream, or is left, stops the task once")
  func closedStreamsStopTheTask() async throws {
    for way in ["stop.abort(), 0", "location.reload(), 0"] {
      try await listening { stage, events in
        let task = try #require(events.listeners.first)
        task.didReceive(Data("one".utf8))
        #expect(await says("200,one", stage))
        _ = try await stage.webView.evaluateJavaScript(way)
        for _ in 0..<250 where events.stopped.isEmpty {
          try await Task.sleep(for: .milliseconds(20))
        }
        #expect(events.stopped.count == 1, "\(way)")
        #expect(events.stopped.first === task, "\(way)")
      }
    }
  }
}
