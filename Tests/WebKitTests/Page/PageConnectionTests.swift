import Foundation
import Testing
import WebEngine

@testable import WebKit

@Suite("Page connection · commands in order")
@MainActor
struct PageConnectionTests {
  private let engine: FakeWebEngine = FakeWebEngine()
  private let connection: PageConnection

  init() {
    connection = PageConnection(engine: engine)
    connection.configuration = { PageConfiguration(viewport: Self.viewport(1)) }
  }

  private static func viewport(_ width: CGFloat) -> PageViewport {
    PageViewport(
      screenSize: .zero, deviceScaleFactor: 1, unobscuredSize: CGSize(width: width, height: 1))
  }

  private func sendViewport(_ width: CGFloat) {
    connection.send(.viewport) { page throws(WebEngineError) in
      try await page.setViewport(Self.viewport(width))
    }
  }

  private func sendScroll(_ y: CGFloat) {
    connection.send(.scroll) { page throws(WebEngineError) in
      try await page.scroll(to: CGPoint(x: 0, y: y))
    }
  }

  @Test("a page is opened once, by the first command")
  func opensOnce() async {
    #expect(engine.pages.isEmpty)
    sendViewport(1)
    await connection.idle()
    sendViewport(2)
    await connection.idle()

    #expect(engine.pages.count == 1)
    #expect(engine.page?.viewports == [Self.viewport(1), Self.viewport(2)])
  }

  @Test("of several pending commands of one kind in a row, only the last is sent")
  func lastPendingCommandIsSent() async {
    sendViewport(1)
    sendViewport(2)
    sendScroll(1)
    sendScroll(2)
    sendViewport(3)
    await connection.idle()

    #expect(
      engine.page?.commands == [
        .viewport(Self.viewport(2)), .scroll(CGPoint(x: 0, y: 2)), .viewport(Self.viewport(3)),
      ])
  }

  @Test("only loads and stops precede a pending viewport")
  func onlyLoadsAndStopsPrecedeAViewport() async throws {
    let url = try #require(URL(string: "https://www.example.com/"))
    sendViewport(1)
    await connection.idle()
    let (gate, opening) = AsyncStream<Void>.makeStream()
    connection.send(.viewport) { page throws(WebEngineError) in
      for await _ in gate {}
      try await page.setViewport(Self.viewport(2))
    }
    connection.send(.load) { page throws(WebEngineError) in try await page.load(.url(url)) }
    connection.send(.stop) { page throws(WebEngineError) in try await page.stopLoading() }
    sendScroll(3)
    await eventually { engine.page?.commands.last == .stop }
    #expect(engine.page?.commands == [.viewport(Self.viewport(1)), .load(url), .stop])
    #expect(connection.isPending(.viewport))

    opening.finish()
    await connection.idle()
    #expect(
      engine.page?.commands.suffix(2) == [
        .viewport(Self.viewport(2)), .scroll(CGPoint(x: 0, y: 3)),
      ])
    #expect(!connection.isPending(.viewport))
  }

  @Test("a lost page is reported once; the next command opens another page")
  func nextCommandReopensALostPage() async {
    var lost: [WebEngineError.Code] = []
    connection.onLost = { lost.append($0.code) }
    sendViewport(1)
    await connection.idle()
    engine.page?.refuse(with: WebEngineError(.engineTerminated, "It died."))
    sendViewport(2)
    await connection.idle()
    sendViewport(3)
    await connection.idle()

    #expect(lost == [.engineTerminated])
    #expect(engine.pages.count == 2)
    #expect(engine.page?.viewports == [Self.viewport(3)])
  }

  @Test("a failing script reports its error and does not lose the page")
  func failingScriptsDoNotLoseThePage() async {
    var lost: [WebEngineError.Code] = []
    connection.onLost = { lost.append($0.code) }
    sendViewport(1)
    await connection.idle()
    let oops = ScriptFailure.exception(.init(message: "Oops"))
    engine.page?.setResult(of: "x", to: .failure(oops))

    let failure: ScriptFailure? = await withCheckedContinuation { done in
      connection.start(ScriptCall(source: "x")) { result in
        if case .failure(let failure) = result {
          done.resume(returning: failure)
        } else {
          done.resume(returning: nil)
        }
      }
    }
    guard case .exception(let exception) = failure else {
      Issue.record("no exception but \(String(describing: failure))")
      return
    }
    #expect(exception.message == "Oops")
    #expect(lost.isEmpty)
  }

  @Test("closing completes the waiting scripts")
  func closingCompletesWaitingScripts() async {
    sendViewport(1)
    await connection.idle()
    var refusals: [WebEngineError.Code] = []
    connection.send(.script, refuse: { refusals.append($0.code) }) { page throws(WebEngineError) in
      _ = try await page.evaluate("x")
    }
    await connection.close()

    #expect(refusals == [.pageClosed])
  }

  @Test("closing closes the page")
  func closingClosesThePage() async {
    sendViewport(1)
    await connection.idle()
    await connection.close()

    #expect(engine.page?.commands.last == .close)
  }
}
