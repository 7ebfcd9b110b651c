import Foundation
import FoundationNetworking
import Testing
import WebEngine

@testable import WebKit

@Suite("A task of a scheme takes one response, data and one end")
struct SchemeTaskTests {
  private let response = URLResponse(
    url: URL(filePath: "/"), mimeType: "text/html", expectedContentLength: -1,
    textEncodingName: "utf-8")

  @Test("W311: response, data in pieces, end")
  func responseDataAndEnd() throws {
    var state = SchemeTaskState()
    #expect(state.didReceive(response) == nil)
    #expect(state.didReceive(Data("ab".utf8)) == nil)
    #expect(state.didReceive(Data("c".utf8)) == nil)
    #expect(state.finish() == nil)
  }

  @Test("W311: the type and the encoding of the app's response are the engine's")
  func responsesHaveTypeAndEncoding() {
    #expect(
      SchemeResponse(response)
        == SchemeResponse(
          headers: [.init(name: "Content-Type", value: "text/html; charset=utf-8")], body: Data()))
  }

  @Test("W311: the status and the fields of the app's HTTP response are the engine's")
  func httpResponsesHaveStatusAndFields() throws {
    let url = try #require(URL(string: "app://x/"))
    let response = try #require(
      HTTPURLResponse(
        url: url, statusCode: 404, httpVersion: nil,
        headerFields: ["Content-Type": "text/css", "X-A": "b"]))
    let engineResponse = SchemeResponse(response)
    #expect(engineResponse.status == 404)
    #expect(
      engineResponse.headers.sorted { $0.name < $1.name }
        == [.init(name: "Content-Type", value: "text/css"), .init(name: "X-A", value: "b")])
  }

  @Test("W312: calls out of order return an error for each case")
  func callsOutOfOrderReturnErrors() {
    var early = SchemeTaskState()
    #expect(early.didReceive(Data()) == .noResponse)
    #expect(early.finish() == .noResponse)

    var late = SchemeTaskState()
    _ = late.didReceive(response)
    _ = late.didReceive(Data())
    #expect(late.didReceive(response) == .hasData)

    var over = SchemeTaskState()
    _ = over.didReceive(response)
    _ = over.finish()
    #expect(over.didReceive(response) == .completed)
    #expect(over.didReceive(Data()) == .completed)
    #expect(over.finish() == .completed)
    #expect(over.fail() == .completed)

    var stopped = SchemeTaskState()
    _ = stopped.didReceive(response)
    stopped.stop()
    #expect(stopped.didReceive(Data()) == .stopped)
    #expect(stopped.finish() == .stopped)
    #expect(stopped.fail() == .stopped)
  }

  @Test("W312: an error may come before any response")
  func errorsMayComeBeforeAnyResponse() {
    var state = SchemeTaskState()
    #expect(state.fail() == nil)
  }
}
