import Foundation
import FoundationNetworking

/// The calls that a scheme task has received, and those that are out of order (W311, W312).
struct SchemeTaskState {
  /// The calls out of order, with the exceptions' messages.
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
  mutating func receive(_ response: URLResponse) -> Violation? {
    if let violation = over { return violation }
    if hasData { return .hasData }
    hasResponse = true
    return nil
  }

  /// Records a piece of data.
  mutating func receive(_ data: Data) -> Violation? {
    if let violation = over { return violation }
    guard hasResponse else { return .noResponse }
    hasData = true
    return nil
  }

  /// Records the end of the response.
  mutating func finish() -> Violation? {
    if let violation = over { return violation }
    guard hasResponse else { return .noResponse }
    isCompleted = true
    return nil
  }

  /// Records an error, with or without a response before it.
  mutating func fail() -> Violation? {
    if let violation = over { return violation }
    isCompleted = true
    return nil
  }

  private var over: Violation? {
    if isStopped { return .stopped }
    return isCompleted ? .completed : nil
  }
}
