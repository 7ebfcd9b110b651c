import Foundation

/// The built program of a package's tests.
///
/// It is run directly, because `swift test` locks the build folder, so that several of them cannot run in parallel.
struct TestProgram {
  /// The URL of the program.
  let url: URL

  /// Finds the program in the folder of a build; `nil` if there is none.
  ///
  /// Several packages may be built into one folder, so the program that was linked last is used.
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

  /// Returns the test program's arguments for running Swift Testing tests.
  static func swiftTestingArguments(_ words: SwiftTestArguments) -> [String] {
    ["--testing-library", "swift-testing"] + words.program
  }

  /// Returns the test program's arguments for running XCTest tests; `nil` if no test is selected.
  ///
  /// XCTest's runner accepts names, not regular expressions, so the filters are evaluated here.
  ///
  /// - Parameter list: The output of the program for `--list-tests`.
  /// - Throws: An error if a filter is not a valid regular expression.
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
