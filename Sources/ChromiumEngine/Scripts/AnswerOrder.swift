import Synchronization

/// Hands scripts' results over in the order in which their scripts ran, as WebKit does.
///
/// What was thrown may have to be asked for its text, which takes another command; results that come
/// meanwhile wait behind it.
final class AnswerOrder: Sendable {
  private struct Place {
    let number: Int
    var completion: (@Sendable () -> Void)?
  }

  private struct State {
    var places: [Place] = []
    var lastNumber = 0
  }

  private let state = Mutex(State())

  /// Keeps a place for a result that is not whole yet; returns what it is filled by.
  func keepPlace() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.places.append(Place(number: state.lastNumber))
      return state.lastNumber
    }
  }

  /// Hands a result over, behind those that are not whole yet.
  func add(_ completion: @escaping @Sendable () -> Void) {
    let isNext = state.withLock { state in
      if state.places.isEmpty { return true }
      state.places.append(Place(number: 0, completion: completion))
      return false
    }
    if isNext { completion() }
  }

  /// Fills a place, and hands over what is whole from the front on.
  func fill(_ number: Int, _ completion: @escaping @Sendable () -> Void) {
    let ready = state.withLock { state in
      if let index = state.places.firstIndex(where: { $0.number == number }) {
        state.places[index].completion = completion
      }
      let ready = state.places.prefix { $0.completion != nil }
      state.places.removeFirst(ready.count)
      return ready.compactMap(\.completion)
    }
    for completion in ready { completion() }
  }
}
