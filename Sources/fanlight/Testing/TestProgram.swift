import Foundation

/// The built program of a package's tests, which is run directly: `swift test` holds a lock on the build
/// folder, so that several of it run one after the other.
struct TestProgram {
  /// The program.
  let url: URL

  /// Finds the program in the folder of a build; `nil` if there is none.
  ///
  /// Several packages may be built into one folder: the program that was linked last counts.
  init?(in folder: URL) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    let programs = (files ?? []).filter { $0.pathExtension == "xctest" }
    let date = { (file: URL) in
      (try? file.resourceValues(forKeys: keys).contentModificationDate) ?? .distantPast
    }
    guard let newest = programs.max(by: { date($0) < date($1) }) else { return nil }
    url = newest
  }

  /// The arguments of a run of Swift Testing.
  static func swiftTestingArguments(_ words: SwiftTestArguments) -> [String] {
    ["--testing-library", "swift-testing"] + words.program
  }

  /// The arguments of a run of XCTest; `nil` if no test case is to run.
  ///
  /// XCTest takes names, not regular expressions.
  ///
  /// - Parameter list: What the program prints for `--list-tests`.
  static func xctestArguments(_ words: SwiftTestArguments, list: String) throws -> [String]? {
    let all = list.split(separator: "\n").map(String.init)
      .filter { $0.contains("/") && !$0.contains(" ") }
    let (filters, skipped) = (
      try words.filters.map { try Regex($0) }, try words.skipped.map { try Regex($0) }
    )
    let wanted = all.filter { name in
      (filters.isEmpty || filters.contains { name.contains($0) })
        && !skipped.contains { name.contains($0) }
    }
    if wanted.isEmpty { return nil }
    return wanted.count == all.count ? [] : [wanted.joined(separator: ",")]
  }
}
