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
    let task = SchemeTask(request) { [weak self] result in
      self?.schemeTaskEnded(identifier, result)
    }
    schemeTasks[identifier] = (task, handler)
    handler.webView(self, start: task)
  }

  /// Nobody waits for the answer any more; one that was given is over (W313).
  func endScheme(_ identifier: Int) {
    guard let (task, handler) = schemeTasks.removeValue(forKey: identifier) else { return }
    task.stop()
    handler.webView(self, stop: task)
  }

  /// The page or its process is gone.
  func endAllSchemes() {
    for identifier in schemeTasks.keys.sorted() { endScheme(identifier) }
  }

  private func schemeTaskEnded(_ identifier: Int, _ result: Result<SchemeAnswer, any Error>) {
    guard schemeTasks.removeValue(forKey: identifier) != nil, let page = connection?.openPage
    else { return }
    switch result {
    case .success(let answer): Task { await page.answer(identifier, with: answer) }
    case .failure(let error):
      let error = error as NSError
      let kind = PageFailure.Kind.program(
        domain: error.domain, code: error.code, message: error.localizedDescription)
      Task { await page.fail(identifier, with: kind) }
    }
  }
}
