import Foundation
import Testing
import WebEngine

@testable import WebKit

@Suite("Problems and response of a web view's document")
@MainActor
struct PageProblemsTests {
  private func problem(_ message: String) -> PageProblem {
    PageProblem(kind: .script, message: message, url: "")
  }

  @Test("a problem is kept once, until the next document is committed, and there is a limit")
  func repeatedProblemsAreKeptOnce() {
    let stage = WebViewStage()
    stage.show(metas: [])
    for message in ["a", "b", "a"] { stage.webView.receive(.document(.problem(problem(message)))) }
    #expect(stage.webView.problems == [problem("a"), problem("b")])

    for number in 0..<100 { stage.webView.receive(.document(.problem(problem("\(number)")))) }
    #expect(stage.webView.problems.count == PageProblems.limit)

    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    #expect(stage.webView.problems.isEmpty)
  }

  @Test("the status is the document's, and that of the response to a load that failed")
  func statusIsTheDocuments() async {
    let stage = WebViewStage()
    func response(_ status: Int, from url: URL? = URL(string: "http://a.example/")) -> PageEvent {
      .policy(
        .decideResponse(
          NavigationResponse(
            identifier: 1, url: url ?? WebViewStage.url, status: status, headers: [],
            mediaType: "text/html", canShow: true,
            frame: PageFrame(identifier: "m", isMain: true, url: url))))
    }
    stage.webView.receive(response(200, from: WebViewStage.url))
    #expect(stage.webView.responseStatus == nil)
    stage.webView.receive(response(204))
    #expect(stage.webView.responseStatus == 204)
    stage.webView.receive(response(404))
    stage.show(metas: [])
    #expect(stage.webView.responseStatus == 404)
    stage.webView.receive(.navigation(.committed(WebViewStage.url)))
    stage.webView.receive(.document(.viewportMetas([])))
    #expect(stage.webView.responseStatus == nil)
  }
}
