extension Sequence where Element: Sendable {
  /// Returns the results of an operation on each element, in order, running a limited number of operations
  /// concurrently.
  ///
  /// The main actor runs one operation while the others wait for the engine.
  ///
  /// - Parameter limit: The maximum number of concurrent operations.
  @MainActor
  func concurrentMap<Result: Sendable>(
    limit: Int, _ transform: @escaping @MainActor @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    let elements = Array(self)
    return try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      var next = 0
      while next < elements.count || results.count < elements.count {
        if next < elements.count, next - results.count < Swift.max(1, limit) {
          let (index, element) = (next, elements[next])
          group.addTask { (index, try await transform(element)) }
          next += 1
        } else if let (index, result) = try await group.next() {
          results[index] = result
        }
      }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
