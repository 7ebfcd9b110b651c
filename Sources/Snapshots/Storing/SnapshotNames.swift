/// The names of the snapshots that one process has compared so far.
///
/// Snapshots without a name are numbered for each test and screen. Two of one name would overwrite each
/// other's golden files, so that the second fails (testing.md 6). A test that runs again begins again.
package struct SnapshotNames: Sendable {
  /// The test that a snapshot is of, and which of its runs it is in.
  package struct Owner: Sendable, Hashable {
    /// The name of the test.
    let test: String
    /// The number of the run.
    let run: Int

    /// Names a run of a test.
    package init(test: String, run: Int) {
      (self.test, self.run) = (test, run)
    }
  }

  private var owners: [String: Owner] = [:]
  private var counts: [String: (owner: Owner, count: Int)] = [:]

  /// Creates a run that has compared nothing.
  package init() {}

  /// Returns the file name of the next snapshot, or `nil` if the run had one of that name, or another test.
  ///
  /// - Parameters:
  ///   - folder: The folder of the golden files.
  ///   - test: The name of the test's function.
  ///   - name: The snapshot's own name; `nil` numbers it: none for the first, then 2, 3 and so on.
  ///   - slug: The screen.
  ///   - owner: The run of the test.
  package mutating func next(
    in folder: String, test: String, name: String?, slug: String,
    by owner: Owner = Owner(test: "", run: 0)
  ) -> String? {
    var own = name
    if name == nil {
      let key = "\(folder)/\(GoldenPath.fileName(test: test, name: nil, slug: slug))"
      let last = counts[key].map { isRepetition(of: $0.owner, owner) ? 0 : $0.count } ?? 0
      counts[key] = (owner, last + 1)
      own = last == 0 ? nil : String(last + 1)
    }
    let file = GoldenPath.fileName(test: test, name: own, slug: slug)
    let path = "\(folder)/\(file)"
    if let other = owners[path], !isRepetition(of: other, owner) { return nil }
    owners[path] = owner
    return file
  }

  /// Whether an owner is a later run of the same test.
  private func isRepetition(of other: Owner, _ owner: Owner) -> Bool {
    other.test == owner.test && other.run != owner.run
  }
}
