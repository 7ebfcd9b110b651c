import Foundation

/// The modules that a source file imports.
struct FrameworkImports {
  /// All of them, under any condition.
  private var modules: Set<String> = []

  /// Those that are imported unconditionally.
  private var unconditional: Set<String> = []

  /// The frameworks whose import identifies a target with a user interface.
  private static let userInterface: Set<String> = [
    "UIKit", "WebKit", "QuartzCore", "CoreGraphics", "SafariServices",
  ]

  /// The frameworks that other code imports as well.
  private static let others: Set<String> = [
    "Combine", "MobileCoreServices", "OSLog", "UniformTypeIdentifiers", "os",
  ]

  /// Reads the imports of a file; none if it cannot be read.
  init(of path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("import ")
    else { return }
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#if") { depth += 1 }
      if text.hasPrefix("#endif") { depth -= 1 }
      guard line.contains("import"), !text.hasPrefix("//") else { continue }
      for name in line.split(separator: ";").compactMap({ Self.module(of: $0) }) {
        modules.insert(name)
        if depth == 0 { unconditional.insert(name) }
      }
    }
  }

  /// A Boolean value that indicates whether the file imports a framework of user interfaces.
  var isOfUserInterface: Bool { !modules.isDisjoint(with: Self.userInterface) }

  /// A Boolean value that indicates whether the file imports one of the other frameworks unconditionally, so
  /// that it does not compile on Linux by itself.
  var needsFrameworks: Bool { !unconditional.isDisjoint(with: Self.others) }

  /// A Boolean value that indicates whether the file imports SwiftUI, which Linux lacks, unconditionally.
  var needsSwiftUI: Bool { unconditional.contains("SwiftUI") }

  /// Returns the module that a statement imports.
  private static func module(of statement: Substring) -> String? {
    let words = statement.split { $0 == " " || $0 == "\t" }
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
    else { return nil }
    let rest = words[(index + 1)...]
    let name = rest.first.map { kinds.contains($0) ? rest.dropFirst().first : $0 } ?? nil
    return name?.split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
