/// The names of the snapshots that one run has compared so far.
///
/// Snapshots without a name are numbered for each test and screen. Two of one name would overwrite each
/// other's golden files, so that the second fails (testing.md 6).
package struct SnapshotNames: Sendable {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  /// Creates a run that has compared nothing.
  package init() {}

  /// Returns the file name of the next snapshot, or `nil` if the run had one of that name.
  ///
  /// - Parameters:
  ///   - folder: The folder of the golden files.
  ///   - test: The name of the test's function.
  ///   - name: The snapshot's own name; `nil` numbers it: none for the first, then 2, 3 and so on.
  ///   - slug: The screen.
  package mutating func next(
    in folder: String, test: String, name: String?, slug: String
  ) -> String? {
    var own = name
    if name == nil {
      let key = "\(folder)/\(GoldenPath.fileName(test: test, name: nil, slug: slug))"
      let count = counts[key, default: 0] + 1
      counts[key] = count
      own = count == 1 ? nil : String(count)
    }
    let file = GoldenPath.fileName(test: test, name: own, slug: slug)
    return used.insert("\(folder)/\(file)").inserted ? file : nil
  }
}
