import Foundation
import FoundationNetworking

/// What a task was told, and what it may not be told any more (W311, W312).
struct SchemeTaskState {
  /// A call out of order, in the words of the exception.
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

  /// Nobody waits any more.
  mutating func stop() { isStopped = true }

  /// A response; a second one before any data takes the place of the first.
  mutating func receive(_ response: URLResponse) -> Violation? {
    if let violation = over { return violation }
    if hasData { return .hasData }
    hasResponse = true
    return nil
  }

  /// A piece of data.
  mutating func receive(_ data: Data) -> Violation? {
    if let violation = over { return violation }
    guard hasResponse else { return .noResponse }
    hasData = true
    return nil
  }

  /// The end.
  mutating func finish() -> Violation? {
    if let violation = over { return violation }
    guard hasResponse else { return .noResponse }
    isCompleted = true
    return nil
  }

  /// An error, with or without a response before it.
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
