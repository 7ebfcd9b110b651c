/// A namespace for asynchronous work with a deadline.
@MainActor
enum Deadline {
  private final class Race<R: Sendable> {
    private var continuation: CheckedContinuation<R?, Never>?

    init(_ continuation: CheckedContinuation<R?, Never>) { self.continuation = continuation }

    func finish(with result: R?) {
      continuation?.resume(returning: result)
      continuation = nil
    }
  }

  /// Returns the result of an operation, or `nil` after a deadline, which cancels the operation.
  static func result<R: Sendable>(
    by end: ContinuousClock.Instant, of work: @escaping @MainActor () async -> R
  ) async -> R? {
    var tasks: [Task<Void, Never>] = []
    let result = await withCheckedContinuation { (continuation: CheckedContinuation<R?, Never>) in
      let race = Race(continuation)
      tasks = [
        Task { race.finish(with: await work()) },
        Task {
          try? await Task.sleep(until: end, clock: .continuous)
          race.finish(with: nil)
        },
      ]
    }
    for task in tasks { task.cancel() }
    return result
  }
}
