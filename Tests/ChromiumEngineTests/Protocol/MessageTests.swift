import EngineSupport
import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Messages are split at NUL bytes and routed without being parsed")
struct MessageTests {
  @Test("Messages do not depend on how their bytes are split", arguments: [1, 2, 3, 5, 100])
  func messagesDoNotDependOnByteSplits(_ step: Int) {
    let stream = Array("one\0two\0\0three\0rest".utf8)
    var splitter = MessageSplitter()
    var messages: [String] = []
    for start in stride(from: 0, to: stream.count, by: step) {
      stream[start..<min(start + step, stream.count)].withUnsafeBytes { bytes in
        splitter.append(bytes) { messages.append(String(decoding: $0, as: UTF8.self)) }
      }
    }
    #expect(messages == ["one", "two", "", "three"])
  }

  @Test("A response has its command's identifier, an event its name, and both their session")
  func headersOfResponsesAndEvents() throws {
    let session = "E7393035A6B2F6598754404DC96ACF66"
    let response = try #require(
      IncomingMessage(
        Data(#"{"id":37,"result":{"sessionId":"no"},"sessionId":"\#(session)"}"#.utf8)))
    #expect(response.id == 37)
    #expect(response.session == session)
    let event = try #require(
      IncomingMessage(Data(#"{"method":"Target.x","params":{"sessionId":"\#(session)"}}"#.utf8)))
    #expect(event.id == nil)
    #expect(event.method == "Target.x")
    #expect(event.session == "")
    #expect(IncomingMessage(Data("[]".utf8)) == nil)
  }

  @Test("The data of a response is decoded; an error response throws")
  func responseDataIsDecoded() throws {
    let good = try #require(IncomingMessage(Data(#"{"id":1,"result":{"data":"AQID"}}"#.utf8)))
    #expect(try good.decodedData(of: "X") == Data([1, 2, 3]))
    let bad = try #require(
      IncomingMessage(Data(#"{"id":1,"error":{"code":-32000,"message":"no","data":"AQID"}}"#.utf8)))
    let error = #expect(throws: WebEngineError.self) { try bad.decodedData(of: "X") }
    #expect(error?.message == "Chromium refused X: no; AQID.")
  }

  @Test("Parameters are written as JSON")
  func parametersAreWrittenAsJSON() {
    let value: JSON = ["b": [1, 2.5, true, .null], "a": "q\"\\\n\u{1}é"]
    #expect(value.text == #"{"a":"q\"\\\u000a\u0001é","b":[1,2.5,true,null]}"#)
  }
}
