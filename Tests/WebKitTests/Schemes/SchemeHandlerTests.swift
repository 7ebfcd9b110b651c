import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

/// A scheme handler that records its calls.
@MainActor
final class SchemeLog: NSObject, WKURLSchemeHandler {
  var started: [any WKURLSchemeTask] = []
  var stopped: [any WKURLSchemeTask] = []

  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
    started.append(urlSchemeTask)
  }

  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
    stopped.append(urlSchemeTask)
  }
}

@Suite("An app handles the requests of its own scheme")
@MainActor
struct SchemeHandlerTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func webView(_ engine: FakeWebEngine, _ log: SchemeLog) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(log, forURLScheme: "App")
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    defer { WebKitEnvironment.current = nil }
    return WKWebView(frame: .zero, configuration: configuration)
  }

  @Test("W310: urlSchemeHandler returns the handler in any case, also from a copy")
  func urlSchemeHandlerReturnsTheHandler() {
    let log = SchemeLog()
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(log, forURLScheme: "App")
    #expect(configuration.urlSchemeHandler(forURLScheme: "aPP") === log)
    #expect(configuration.urlSchemeHandler(forURLScheme: "other") == nil)
    let webView = WKWebView(frame: .zero, configuration: configuration)
    #expect(webView.configuration.urlSchemeHandler(forURLScheme: "app") === log)
  }

  @Test(
    "W310: handlesURLScheme is true for web schemes",
    arguments: ["http", "HTTPS", "file", "about", "data", "blob", "ws"])
  func handlesURLSchemeOfWebSchemes(_ scheme: String) {
    #expect(WKWebView.handlesURLScheme(scheme))
    #expect(!WKWebView.handlesURLScheme("x\(scheme)"))
  }

  @Test("W310: setURLSchemeHandler traps for https, a second handler and an invalid scheme")
  func webSchemesTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        WKWebViewConfiguration().setURLSchemeHandler(SchemeLog(), forURLScheme: "https")
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(SchemeLog(), forURLScheme: "app")
        configuration.setURLSchemeHandler(SchemeLog(), forURLScheme: "APP")
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        WKWebViewConfiguration().setURLSchemeHandler(SchemeLog(), forURLScheme: "1 app")
      }
    }
  }

  @Test("W311, W313: a request starts a task, which is stopped once if the page stops waiting")
  func tasksStartAndStopOnce() async throws {
    let engine = FakeWebEngine()
    let log = SchemeLog()
    let webView = webView(engine, log)
    webView.load(URLRequest(url: try url("app://host/")))
    await webView.idle()
    #expect(engine.page?.configuration.schemes == ["app"])
    #expect(engine.page?.commands == [.load(try url("app://host/"))])

    webView.receive(
      .resource(
        .schemeRequest(
          SchemeRequest(
            identifier: 7, url: try url("app://host/a"), method: "POST", headers: ["X": "y"],
            body: Data([1])))))
    let task = try #require(log.started.first)
    #expect(task.request.url?.absoluteString == "app://host/a")
    #expect(task.request.httpMethod == "POST")
    #expect(task.request.value(forHTTPHeaderField: "x") == "y")
    #expect(task.request.httpBody == Data([1]))

    webView.receive(.resource(.schemeRequestEnded(7)))
    webView.receive(.resource(.schemeRequestEnded(7)))
    #expect(log.stopped.count == 1)
    #expect(log.stopped.first === task)
  }

  @Test("W313: a task that has ended is not stopped; its response reaches the page")
  func endedTasksAreNotStopped() async throws {
    let engine = FakeWebEngine()
    let log = SchemeLog()
    let webView = webView(engine, log)
    webView.load(URLRequest(url: try url("app://host/")))
    await webView.idle()
    webView.receive(
      .resource(.schemeRequest(SchemeRequest(identifier: 1, url: try url("app://host/")))))
    webView.receive(
      .resource(.schemeRequest(SchemeRequest(identifier: 2, url: try url("app://host/b")))))
    let first = try #require(log.started.first)
    first.didReceive(
      URLResponse(
        url: try url("app://host/"), mimeType: "text/html", expectedContentLength: 2,
        textEncodingName: nil))
    first.didReceive(Data("hi".utf8))
    first.didFinish()
    log.started[1].didFailWithError(NSError(domain: "Mine", code: 42))
    webView.receive(.resource(.schemeRequestEnded(1)))
    await eventually { (engine.page?.commands.count ?? 0) >= 5 }
    #expect(log.stopped.isEmpty)
    let responses = engine.page?.commands.dropFirst() ?? []
    let head = SchemeResponse(
      headers: [.init(name: "Content-Type", value: "text/html")], body: Data())
    #expect(
      responses.filter { if case .response(1, _) = $0 { true } else { false } }
        == [
          .response(1, .begin(head)), .response(1, .more(Data("hi".utf8))), .response(1, .end),
        ])
    #expect(
      responses.contains {
        if case .response(2, .fail(.program("Mine", 42, _))) = $0 { true } else { false }
      })
  }

  @Test("W314: the error of a main document is the navigation's, with its domain and code")
  func mainDocumentErrorsFailTheNavigation() throws {
    let stage = WebViewStage()
    let place = try url("app://host/")
    stage.webView.receive(.navigation(.started(place)))
    stage.webView.receive(
      .navigation(
        .failedProvisionally(
          PageFailure(
            kind: .program(domain: "Mine", code: 42, message: "no"), url: place, detail: ""))))
    let error = try #require(stage.delegate.errors.first) as NSError
    #expect(error.domain == "Mine")
    #expect(error.code == 42)
    #expect(stage.delegate.words == ["start", "failProvisional"])
  }
}
