import Synchronization

/// Delivers scripts' results in the order in which the scripts ran, as WebKit does.
///
/// The message of a thrown object requires another command, for which later results wait.
final class ScriptResultQueue: Sendable {
  private struct Entry {
    let number: Int
    var completion: (@Sendable () -> Void)?
  }

  private struct State {
    var entries: [Entry] = []
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// Reserves the next position in the queue for an incomplete result; returns the reservation's number.
  func reserve() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.entries.append(Entry(number: state.lastNumber))
      return state.lastNumber
    }
  }

  /// Appends a complete result, which is delivered after all earlier ones.
  func append(_ completion: @escaping @Sendable () -> Void) {
    let isNext = state.withLock { state in
      if state.entries.isEmpty { return true }
      state.entries.append(Entry(number: 0, completion: completion))
      return false
    }
    if isNext { completion() }
  }

  /// Completes a reservation, and delivers the complete results at the front of the queue.
  func complete(_ number: Int, _ completion: @escaping @Sendable () -> Void) {
    let ready = state.withLock { state in
      if let index = state.entries.firstIndex(where: { $0.number == number }) {
        state.entries[index].completion = completion
      }
      let ready = state.entries.prefix { $0.completion != nil }
      state.entries.removeFirst(ready.count)
      return ready.compactMap(\.completion)
    }
    for completion in ready { completion() }
  }
}
