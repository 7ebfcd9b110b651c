package import WebEngine

/// The distinct problems of one document, up to a limit: a page may throw any number of errors.
package struct PageProblems {
  /// The maximum number of problems.
  package static let limit = 50

  /// The problems in order of occurrence.
  package private(set) var list: [PageProblem] = []

  mutating func add(_ problem: PageProblem) {
    guard list.count < Self.limit, !list.contains(problem) else { return }
    list.append(problem)
  }
}
