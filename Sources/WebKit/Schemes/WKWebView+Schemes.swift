import Foundation
import FoundationNetworking
import WebEngine

extension WKWebView {
  /// Starts the handler's task for a request of one of the app's schemes (W311).
  func startSchemeTask(for schemeRequest: SchemeRequest) {
    guard let handler = storedConfiguration.schemeHandlers[schemeRequest.url.scheme] else { return }
    var request = URLRequest(url: schemeRequest.url)
    request.httpMethod = schemeRequest.method
    request.httpBody = schemeRequest.body
    for (name, value) in schemeRequest.headers { request.setValue(value, forHTTPHeaderField: name) }
    request.mainDocumentURL = url
    let identifier = schemeRequest.identifier
    let (parts, continuation) = AsyncStream.makeStream(of: SchemeResponsePart.self)
    let task = SchemeTask(request) { [weak self] part in
      continuation.yield(part)
      switch part {
      case .begin, .more: break
      case .end, .fail:
        continuation.finish()
        self?.schemeTasks[identifier] = nil
      }
    }
    schemeTasks[identifier] = RunningSchemeTask(
      task: task, handler: handler, parts: continuation)
    if let page = connection?.openPage {
      Task {
        for await part in parts { await page.respond(toSchemeRequest: identifier, with: part) }
      }
    }
    handler.webView(self, start: task)
  }

  /// Stops the task of a request that the page canceled; one that has ended is ignored (W313).
  func stopSchemeTask(_ identifier: Int) {
    guard let running = schemeTasks.removeValue(forKey: identifier) else { return }
    running.parts.finish()
    running.task.stop()
    running.handler.webView(self, stop: running.task)
  }

  /// Stops all tasks: the page was closed, or its process terminated.
  func stopAllSchemeTasks() {
    for identifier in schemeTasks.keys.sorted() { stopSchemeTask(identifier) }
  }
}
