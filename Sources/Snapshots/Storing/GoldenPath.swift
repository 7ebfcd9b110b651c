package import Foundation

/// Where the golden files of a test are (testing.md 6).
package struct GoldenPath: Sendable, Equatable {
  /// The folder `__Snapshots__/<test file>` of the test's target.
  package let folder: URL

  /// Finds the folder of a test file's golden files.
  ///
  /// Tests may be in topic folders below their target's; the target's folder is the one in `Tests`, or,
  /// where there is none of that name, the one that the file is in.
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

  /// Names the folder beside a test file, where suites of swift-snapshot-testing have it.
  package init(beside testFile: String) {
    let test = URL(fileURLWithPath: testFile)
    folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
  }

  /// The folder of the pictures and texts that Fanlight makes, beside those of Apple's `ios`.
  package var fanlight: URL { folder.appendingPathComponent("fanlight") }

  /// Returns the name of a snapshot's files: `<test>[.<name>].<slug>`.
  ///
  /// - Parameters:
  ///   - test: The name of the test's function, with or without its arguments.
  ///   - name: The snapshot's own name, or its number.
  ///   - slug: The screen, such as `iPhone-16-Pro.26.1.portrait`; empty for none.
  package static func fileName(test: String, name: String?, slug: String = "") -> String {
    let function = test.prefix { $0 != "(" }
    return [Self.sanitized(function), name.map(Self.sanitized) ?? "", slug]
      .filter { !$0.isEmpty }.joined(separator: ".")
  }

  /// Returns a text that may be part of a file's name: what is no letter, digit or `_` becomes a hyphen.
  package static func sanitized(_ text: some StringProtocol) -> String {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}
