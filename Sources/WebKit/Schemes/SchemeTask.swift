import Foundation
import FoundationNetworking
import WebEngine

/// The tasks that handlers get.
final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var answer = SchemeTaskState()
  private let end: (Result<SchemeAnswer, any Error>) -> Void

  /// Creates a task for a request; `end` is called with the whole answer.
  init(_ request: URLRequest, end: @escaping (Result<SchemeAnswer, any Error>) -> Void) {
    self.request = request
    self.end = end
  }

  /// Nobody waits any more (W313).
  func stop() { answer.stop() }

  func didReceive(_ response: URLResponse) { raise(answer.take(response)) }

  func didReceive(_ data: Data) { raise(answer.take(data)) }

  func didFinish() {
    raise(answer.finish())
    end(.success(answer.whole))
  }

  func didFailWithError(_ error: any Error) {
    raise(answer.fail())
    end(.failure(error))
  }

  private func raise(_ violation: SchemeTaskState.Violation?) {
    if let violation {
      preconditionFailure("NSInternalInconsistencyException: \(violation.rawValue)")
    }
  }
}
