import Foundation
import FoundationNetworking
import WebEngine

/// The task that a scheme handler receives: checks the order of its calls, and forwards them.
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var state = SchemeTaskState()
  private let send: (SchemeResponsePart) -> Void

  /// Creates a task for a request; `send` is called with each part of the response.
  init(_ request: URLRequest, send: @escaping (SchemeResponsePart) -> Void) {
    self.request = request
    self.send = send
  }

  /// Marks the task as stopped (W313).
  func stop() { state.stop() }

  func didReceive(_ response: URLResponse) {
    raise(state.didReceive(response))
    send(.begin(SchemeResponse(response)))
  }

  func didReceive(_ data: Data) {
    raise(state.didReceive(data))
    send(.more(data))
  }

  func didFinish() {
    raise(state.finish())
    send(.end)
  }

  func didFailWithError(_ error: any Error) {
    raise(state.fail())
    let error = error as NSError
    send(
      .fail(
        .program(domain: error.domain, code: error.code, message: error.localizedDescription)))
  }

  private func raise(_ violation: SchemeTaskState.Violation?) {
    if let violation {
      preconditionFailure("NSInternalInconsistencyException: \(violation.rawValue)")
    }
  }
}
