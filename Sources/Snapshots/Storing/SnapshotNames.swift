/// The names of the snapshots that a process has compared.
///
/// Snapshots without a name are numbered for each test and screen. Two snapshots with the same name would
/// overwrite each other's golden files, so the second one fails (testing.md 6). A repeated test starts again.
package struct SnapshotNames: Sendable {
  /// The test of a snapshot, and the run of the test.
  package struct Owner: Sendable, Hashable {
    /// The name of the test.
    let test: String
    /// The number of the run.
    let run: Int

    /// Creates the owner for a run of a test.
    package init(test: String, run: Int) {
      (self.test, self.run) = (test, run)
    }
  }

  private var owners: [String: Owner] = [:]
  private var counts: [String: (owner: Owner, count: Int)] = [:]

  /// Creates the names of a process that has not compared any snapshot.
  package init() {}

  /// Returns the base name of the next snapshot's files; `nil` if the run or another test has already used
  /// that name.
  ///
  /// - Parameters:
  ///   - folder: The folder of the golden files.
  ///   - test: The name of the test's function.
  ///   - name: The name of the snapshot; `nil` numbers it: none for the first, then 2, 3 and so on.
  ///   - slug: The slug of the screen.
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

  /// Returns whether an owner is a later run of the same test.
  private func isRepetition(of other: Owner, _ owner: Owner) -> Bool {
    other.test == owner.test && other.run != owner.run
  }
}
