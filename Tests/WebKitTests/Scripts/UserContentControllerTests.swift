import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKUserContentController")
@MainActor
struct UserContentControllerTests {
  private final class Receiver: NSObject, WKScriptMessageHandler {
    var messages: [WKScriptMessage] = []

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { messages.append(message) }
  }

  private final class Replier: NSObject, WKScriptMessageHandlerWithReply {
    var response: (Any?, String?) = (nil, nil)
    var keepsSilent = false

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) { if !keepsSilent { replyHandler(response.0, response.1) } }
  }

  private final class AsyncReplier: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
      await Task.yield()
      return ("async", nil)
    }
  }

  private let stage: WebViewStage = WebViewStage()

  private var controller: WKUserContentController {
    stage.webView.configuration.userContentController
  }

  private func page() async throws -> FakeWebPage {
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    return try #require(stage.engine.page)
  }

  private func script(_ source: String, world: WKContentWorld = .page) -> WKUserScript {
    WKUserScript(
      source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: world)
  }

  private func message(
    _ name: String, world: ScriptWorld = .page, body: ScriptValue = .undefined,
    ticket: ScriptMessage.Ticket? = nil
  ) -> PageEvent {
    let frame = PageFrame(
      identifier: "F", isMain: false, url: URL(string: "https://example.com:8443/a"))
    return .scriptMessage(
      ScriptMessage(name: name, world: world, frame: frame, body: body, ticket: ticket))
  }

  @Test("W281 scripts are listed in order, and all worlds' are removed")
  func scriptsAreListedInOrder() {
    let one = script("1")
    let two = script("2", world: .defaultClient)
    controller.addUserScript(one)
    controller.addUserScript(two)

    #expect(controller.userScripts == [one, two])
    #expect(one.source == "1" && one.injectionTime == .atDocumentEnd && one.isForMainFrameOnly)

    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty)
  }

  @Test("W290 copies of a configuration, and the view's own, share the controller")
  func configurationCopiesShareTheController() {
    let configuration = WKWebViewConfiguration()
    let copy = configuration.copy() as? WKWebViewConfiguration
    let webView = WKWebView(frame: .zero, configuration: configuration)

    #expect(copy?.userContentController === configuration.userContentController)
    #expect(webView.configuration.userContentController === configuration.userContentController)
  }

  @Test("W280, W282 a page has the scripts and handlers at its creation and those added later")
  func pagesHaveTheExistingScripts() async throws {
    let receiver = Receiver()
    controller.addUserScript(script("1", world: .world(name: "w")))
    controller.add(receiver, name: "a")
    let page = try await page()
    let first = PageScripts(
      userScripts: [
        .init(source: "1", time: .documentEnd, isForMainFrameOnly: true, world: .named("w"))
      ], handlers: [.init(name: "a", world: .page, expectsReply: false)])
    #expect(page.configuration.scripts == first)

    controller.addScriptMessageHandler(Replier(), contentWorld: .defaultClient, name: "b")
    await stage.webView.idle()
    var second = first
    second.handlers.append(.init(name: "b", world: .client, expectsReply: true))
    #expect(page.commands.last == .scripts(second))
  }

  @Test("W285 a message has its body, frame, name, world and web view")
  func messagesHaveBodyFrameAndWorld() async throws {
    let receiver = Receiver()
    controller.add(receiver, contentWorld: .world(name: "w"), name: "a")
    stage.webView.receive(
      message("a", world: .named("w"), body: .object(["n": .array([.number(1), .null])])))
    stage.webView.receive(message("a", body: .string("another world")))

    let told = try #require(receiver.messages.first)
    #expect(receiver.messages.count == 1)
    #expect(((told.body as? [String: Any])?["n"] as? [Any])?.first as? Int == 1)
    #expect(told.name == "a")
    #expect(told.world === WKContentWorld.world(name: "w"))
    #expect(told.webView === stage.webView)
    #expect(!told.frameInfo.isMainFrame)
    #expect(told.frameInfo.webView === stage.webView)
    #expect(told.frameInfo.request.url?.absoluteString == "https://example.com:8443/a")
    let origin = told.frameInfo.securityOrigin
    #expect(origin.protocol == "https" && origin.host == "example.com" && origin.port == 8443)
  }

  @Test("W286 a value resolves the promise; an error or an unsupported value rejects it")
  func valuesResolveThePromise() async throws {
    let page = try await page()
    let replier = Replier()
    controller.addScriptMessageHandler(replier, contentWorld: .page, name: "a")
    // A reply is sent apart from the commands that add the handlers to the page.
    await stage.webView.idle()
    let ticket = ScriptMessage.Ticket(context: "C", number: 4)
    let table: [((Any?, String?), ScriptMessage.Reply)] = [
      ((["x": 1], nil), .value(.object(["x": .number(1)]))), ((nil, nil), .value(.undefined)),
      ((nil, "no"), .error("no")),
      (
        (NSObject(), nil),
        .error("The reply's value, a NSObject, cannot be handed to JavaScript")
      ),
    ]
    for (response, reply) in table {
      replier.response = response
      stage.webView.receive(message("a", ticket: ticket))
      #expect(await eventually { page.commands.last == .reply(ticket, reply) })
    }
    replier.keepsSilent = true
    stage.webView.receive(message("a", ticket: ticket))
    let silence = "WKWebView API client did not respond to this postMessage"
    #expect(await eventually { page.commands.last == .reply(ticket, .error(silence)) })
    controller.addScriptMessageHandler(AsyncReplier(), contentWorld: .page, name: "b")
    await stage.webView.idle()
    stage.webView.receive(message("b", ticket: ticket))
    #expect(
      await eventually { page.commands.last == .reply(ticket, .value(.string("async"))) })
  }

  @Test("W283 script message handlers are retained until they are removed")
  func handlersAreRetainedUntilRemoved() {
    weak var held: Receiver?
    do {
      let receiver = Receiver()
      held = receiver
      controller.add(receiver, name: "a")
    }
    #expect(held != nil)
    controller.removeScriptMessageHandler(forName: "a")
    #expect(held == nil)
  }

  @Test("W289 handlers are removed by name, by name and world, by world, and all")
  func handlersAreRemovedByName() {
    func names() -> [String] {
      controller.content.handlers.map { "\($0.key.name) \($0.key.world)" }
    }
    func fill() {
      controller.removeAllScriptMessageHandlers()
      for name in ["a", "b"] {
        for world in [WKContentWorld.page, .defaultClient] {
          controller.add(Receiver(), contentWorld: world, name: name)
        }
      }
    }
    fill()
    controller.removeScriptMessageHandler(forName: "a")
    #expect(names() == ["a client", "b page", "b client"])
    controller.removeScriptMessageHandler(forName: "b", contentWorld: .defaultClient)
    #expect(names() == ["a client", "b page"])
    fill()
    controller.removeAllScriptMessageHandlers(from: .page)
    #expect(names() == ["a client", "b client"])
    controller.removeAllScriptMessageHandlers()
    #expect(names().isEmpty)
  }

  @Test("W282 a second handler of a name in a world traps")
  func duplicateHandlerNamesTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = WKUserContentController()
        controller.add(Receiver(), contentWorld: .defaultClient, name: "a")
        controller.add(Receiver(), contentWorld: .page, name: "a")
        controller.add(Receiver(), name: "a")
      }
    }
  }

  @Test("W286 a second reply to a message traps")
  func secondRepliesTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let reply = MessageReply(handler: Replier()) { _ in }
        reply.send(1, nil)
        reply.send(2, nil)
      }
    }
  }
}
