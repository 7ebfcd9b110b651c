import Foundation
import FoundationNetworking
import WebEngine

/// A task that a scheme handler receives.
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var answer = SchemeTaskState()
  private let answered: (SchemeResponsePart) -> Void

  /// Creates a task for a request; `answered` is called with each part of the response.
  init(_ request: URLRequest, answered: @escaping (SchemeResponsePart) -> Void) {
    self.request = request
    self.answered = answered
  }

  /// Marks the task as stopped (W313).
  func stop() { answer.stop() }

  func didReceive(_ response: URLResponse) {
    raise(answer.receive(response))
    answered(.begin(SchemeResponse(response)))
  }

  func didReceive(_ data: Data) {
    raise(answer.receive(data))
    answered(.more(data))
  }

  func didFinish() {
    raise(answer.finish())
    answered(.end)
  }

  func didFailWithError(_ error: any Error) {
    raise(answer.fail())
    let error = error as NSError
    answered(
      .fail(
        .program(domain: error.domain, code: error.code, message: error.localizedDescription)))
  }

  private func raise(_ violation: SchemeTaskState.Violation?) {
    if let violation {
      preconditionFailure("NSInternalInconsistencyException: \(violation.rawValue)")
    }
  }
}
