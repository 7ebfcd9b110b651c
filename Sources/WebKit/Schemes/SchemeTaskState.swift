import Foundation
import FoundationNetworking

/// The calls that a scheme task has received, which determine those that are allowed (W311, W312).
struct SchemeTaskState {
  /// The violations of the order of calls, with the messages of the exceptions.
  enum Violation: String {
    case stopped = "This task has already been stopped"
    case completed =
      "[WKURLSchemeTask taskDidCompleteWithError:] has already been called for this task"
    case hasData = "[WKURLSchemeTask taskDidReceiveData:] has already been called for this task"
    case noResponse = "No response has been sent for this task"
  }

  private var hasResponse = false
  private var hasData = false
  private var isCompleted = false
  private var isStopped = false

  /// Records that the task was stopped.
  mutating func stop() { isStopped = true }

  /// Records a response; a second one before any data replaces the first.
  mutating func didReceive(_ response: URLResponse) -> Violation? {
    if let violation = endViolation { return violation }
    if hasData { return .hasData }
    hasResponse = true
    return nil
  }

  /// Records a piece of data.
  mutating func didReceive(_ data: Data) -> Violation? {
    if let violation = endViolation { return violation }
    guard hasResponse else { return .noResponse }
    hasData = true
    return nil
  }

  /// Records the end of the response.
  mutating func finish() -> Violation? {
    if let violation = endViolation { return violation }
    guard hasResponse else { return .noResponse }
    isCompleted = true
    return nil
  }

  /// Records an error, with or without a response before it.
  mutating func fail() -> Violation? {
    if let violation = endViolation { return violation }
    isCompleted = true
    return nil
  }

  private var endViolation: Violation? {
    if isStopped { return .stopped }
    return isCompleted ? .completed : nil
  }
}
