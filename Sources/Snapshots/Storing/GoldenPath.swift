package import Foundation

/// The location of a test's golden files (testing.md 6).
package struct GoldenPath: Sendable, Equatable {
  /// The folder `__Snapshots__/<test file>` of the test's target.
  package let folder: URL

  /// Finds the folder for the golden files of a test file.
  ///
  /// Test files may be in folders below their target's folder; the target's folder is the one in `Tests` or,
  /// without a folder of that name, the one that contains the file.
  package init(testFile path: String) {
    let test = URL(fileURLWithPath: path)
    let own = test.deletingLastPathComponent()
    var target = own
    while target.path != "/", target.deletingLastPathComponent().lastPathComponent != "Tests" {
      target.deleteLastPathComponent()
    }
    folder = (target.path == "/" ? own : target).appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
  }

  /// Finds the folder beside a test file, as in suites of swift-snapshot-testing.
  package init(beside testFile: String) {
    let test = URL(fileURLWithPath: testFile)
    folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
  }

  /// The folder for files that were recorded with Fanlight, beside the `ios` of files that were recorded on
  /// iOS.
  package var fanlight: URL { folder.appendingPathComponent("fanlight") }

  /// Returns the base name of a snapshot's files: `<test>[.<name>].<slug>`.
  ///
  /// - Parameters:
  ///   - test: The name of the test's function, with or without its arguments.
  ///   - name: The snapshot's own name, or its number.
  ///   - slug: The slug of the screen, such as `iPhone-16-Pro.26.1.portrait`; empty for none.
  package static func fileName(test: String, name: String?, slug: String = "") -> String {
    let function = test.prefix { $0 != "(" }
    return [Self.sanitized(function), name.map(Self.sanitized) ?? "", slug]
      .filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// Returns a string for use in a file name: its letters, digits and `_`, with a hyphen in place of each
  /// sequence of other characters.
  package static func sanitized(_ text: some StringProtocol) -> String {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}
