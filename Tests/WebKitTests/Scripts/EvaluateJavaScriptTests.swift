import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("evaluateJavaScript")
@MainActor
struct EvaluateJavaScriptTests {
  private func evaluate(_ response: Result<ScriptValue, ScriptFailure>) async throws -> Any? {
    let stage = WebViewStage()
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    stage.engine.page?.setResult(of: "x", to: response)
    return try await stage.webView.evaluateJavaScript("x")
  }

  @Test("W293 undefined gives nil")
  func undefinedGivesNil() async throws {
    #expect(try await evaluate(.success(.undefined)) == nil)
  }

  @Test("W293 null gives NSNull")
  func nullGivesNSNull() async throws {
    #expect(try await evaluate(.success(.null)) is NSNull)
  }

  @Test("W293 booleans, numbers, strings and dates")
  func booleansNumbersStringsAndDates() async throws {
    let date = Date(timeIntervalSince1970: 5)

    #expect(try await evaluate(.success(.bool(true))) as? Bool == true)
    #expect(try await evaluate(.success(.number(3))) as? Int == 3)
    #expect(try await evaluate(.success(.number(0.5))) as? Double == 0.5)
    #expect(try await evaluate(.success(.string("a"))) as? String == "a")
    #expect(try await evaluate(.success(.date(date))) as? Date == date)
  }

  @Test("W294 undefined is dropped from objects and NSNull in arrays")
  func undefinedInObjectsAndArrays() async throws {
    let object = try await evaluate(.success(.object(["a": .number(1), "b": .undefined])))
    let array = try await evaluate(.success(.array([.undefined, .string("x")])))

    #expect(Set(try #require(object as? [String: Any]).keys) == ["a"])
    #expect(try #require(array as? [Any]).first is NSNull)
  }

  @Test("W296 an exception is error 4 with its message, line, column and source")
  func exceptionsHaveMessageLineAndColumn() async throws {
    let url = try #require(URL(string: "https://example.com/x.js"))
    let exception = ScriptFailure.Exception(
      message: "ReferenceError: x is not defined", line: 3, column: 7, sourceURL: url)
    let error = await #expect(throws: WKError.self) {
      _ = try await evaluate(.failure(.exception(exception)))
    }

    #expect(error?.code == .javaScriptExceptionOccurred)
    #expect(error?.errorCode == 4)
    let userInfo = try #require(error?.errorUserInfo)
    #expect(userInfo["WKJavaScriptExceptionMessage"] as? String == exception.message)
    #expect(userInfo["WKJavaScriptExceptionLineNumber"] as? Int == 3)
    #expect(userInfo["WKJavaScriptExceptionColumnNumber"] as? Int == 7)
    #expect(userInfo["WKJavaScriptExceptionSourceURL"] as? URL == url)
  }

  @Test(
    "W295, W297, W301 every failure has its code",
    arguments: [
      (ScriptFailure.unsupportedResult, 5), (.frameDetached, 12), (.processEnded("gone"), 2),
      (.pageWasClosed, 3), (.engine(WebEngineError(.timedOut, "late")), 1),
    ])
  func everyFailureHasItsCode(_ failure: ScriptFailure, code: Int) async throws {
    let error = await #expect(throws: WKError.self) {
      _ = try await evaluate(.failure(failure))
    }

    #expect(error?.errorCode == code)
    #expect(WKError.errorDomain == "WKErrorDomain")
  }

  @Test("W300 the completion handler gets the value on the main actor")
  func completionHandlersRunOnTheMainActor() async throws {
    let stage = WebViewStage()
    stage.webView.load(URLRequest(url: WebViewStage.url))
    await stage.webView.idle()
    stage.engine.page?.setResult(of: "x", to: .success(.number(7)))
    let value: Int? = await withCheckedContinuation { done in
      stage.webView.evaluateJavaScript("x") { value, error in
        done.resume(returning: error == nil ? value as? Int : nil)
      }
    }

    #expect(value == 7)
  }
}
