package import WebEngine

/// The problems of one document, each once.
///
/// A page can throw without end; what is kept of it has a limit.
package struct PageProblems {
  /// How many problems are kept.
  package static let limit = 50

  /// The problems in the order in which they came.
  package private(set) var list: [PageProblem] = []

  mutating func add(_ problem: PageProblem) {
    guard list.count < Self.limit, !list.contains(problem) else { return }
    list.append(problem)
  }
}
