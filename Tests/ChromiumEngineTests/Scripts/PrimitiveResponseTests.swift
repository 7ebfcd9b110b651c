import Foundation
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Responses with one primitive value are read without a decoder")
struct PrimitiveResponseTests {
  private func response(_ result: String, session: Bool = true) -> Data {
    let end = session ? #","sessionId":"0123456789ABCDEF0123456789ABCDEF"}"# : "}"
    return Data((#"{"id":17,"result":{"result":"# + result + "}" + end).utf8)
  }

  @Test("W293 numbers, Boolean values and strings", arguments: [true, false])
  func numbersBooleansAndStrings(session: Bool) {
    let table: [(String, ScriptValue)] = [
      (
        #"{"type":"number","value":-2.5e-7,"description":"-2.5e-7","deepSerializedValue":{"type":"number","value":-2.5e-7}}"#,
        .number(-2.5e-7)
      ),
      (
        #"{"type":"boolean","value":true,"deepSerializedValue":{"type":"boolean","value":true}}"#,
        .bool(true)
      ),
      (
        #"{"type":"string","value":"ä, b","deepSerializedValue":{"type":"string","value":"ä, b"}}"#,
        .string("ä, b")
      ),
      (
        #"{"type":"string","value":"","deepSerializedValue":{"type":"string","value":""}}"#,
        .string("")
      ),
    ]
    for (text, value) in table {
      #expect(PrimitiveResponse.value(in: response(text, session: session)) == value, "\(text)")
    }
  }

  @Test(
    "Other responses are left to the JSON decoder",
    arguments: [
      #"{"type":"string","value":"a\"b","deepSerializedValue":{"type":"string","value":"a\"b"}}"#,
      #"{"type":"number","value":1,"description":"1","deepSerializedValue":{"type":"number","value":2}}"#,
      #"{"type":"number","unserializableValue":"NaN","description":"NaN","deepSerializedValue":{"type":"number","value":"NaN"}}"#,
      #"{"type":"number","value":1,"description":"1"}"#, #"{"type":"undefined"}"#,
      #"{"type":"object","subtype":"null","value":null,"deepSerializedValue":{"type":"null"}}"#,
      #"{"type":"boolean","value":true,"deepSerializedValue":{"type":"boolean","value":true}},"exceptionDetails":{}"#,
      #"{"type":"number""#, "",
    ])
  func otherResponsesAreLeftToTheDecoder(_ text: String) {
    #expect(PrimitiveResponse.value(in: response(text)) == nil)
  }
}
