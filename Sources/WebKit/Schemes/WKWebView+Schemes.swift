import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// A request for an address of one of the app's schemes (W311).
  func begin(_ question: SchemeRequest) {
    guard let handler = storedConfiguration.schemeHandlers[question.url.scheme] else { return }
    var request = URLRequest(url: question.url)
    request.httpMethod = question.method
    request.httpBody = question.body
    for (name, value) in question.headers { request.setValue(value, forHTTPHeaderField: name) }
    request.mainDocumentURL = url
    let identifier = question.identifier
    let (steps, continuation) = AsyncStream.makeStream(of: SchemeResponsePart.self)
    let task = SchemeTask(request) { [weak self] step in
      continuation.yield(step)
      switch step {
      case .begin, .more: break
      case .end, .fail:
        continuation.finish()
        self?.schemeTasks[identifier] = nil
      }
    }
    schemeTasks[identifier] = (task, handler, continuation)
    if let page = connection?.openPage {
      Task { for await step in steps { await page.answer(identifier, with: step) } }
    }
    handler.webView(self, start: task)
  }

  /// Nobody waits for the answer any more; one that was given is over (W313).
  func endScheme(_ identifier: Int) {
    guard let (task, handler, steps) = schemeTasks.removeValue(forKey: identifier) else { return }
    steps.finish()
    task.stop()
    handler.webView(self, stop: task)
  }

  /// The page or its process is gone.
  func endAllSchemes() {
    for identifier in schemeTasks.keys.sorted() { endScheme(identifier) }
  }
}
