import Foundation

/// Detects imports of Apple's frameworks that this package provides.
enum FrameworkImports {
  /// The frameworks that make a target one of user interfaces.
  private static let screens = ["UIKit", "WebKit", "QuartzCore", "CoreGraphics", "SafariServices"]

  /// The frameworks that other code imports as well.
  private static let others = [
    "Combine", "MobileCoreServices", "OSLog", "UniformTypeIdentifiers", "os",
  ]

  /// Returns whether a source file imports a framework of user interfaces, under any condition.
  static func isUsed(_ path: String) -> Bool {
    guard let lines = lines(of: path, naming: screens) else { return false }
    return lines.contains { line in module(of: line).map(screens.contains) ?? false }
  }

  /// Returns whether a source file imports one of the other frameworks unconditionally, so that it
  /// does not compile on Linux by itself.
  static func isNeeded(_ path: String) -> Bool {
    imports(others, withoutCondition: path)
  }

  /// Whether the source at a path imports SwiftUI, which Linux has not, under no condition.
  static func needsSwiftUI(_ path: String) -> Bool {
    imports(["SwiftUI"], withoutCondition: path)
  }

  private static func imports(_ modules: [String], withoutCondition path: String) -> Bool {
    guard let lines = lines(of: path, naming: modules) else { return false }
    var depth = 0
    for line in lines {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#if") { depth += 1 }
      if text.hasPrefix("#endif") { depth -= 1 }
      if depth == 0, let module = module(of: line), modules.contains(module) { return true }
    }
    return false
  }

  private static func lines(of path: String, naming modules: [String]) -> [Substring]? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      text.contains("import "), modules.contains(where: { text.contains($0) })
    else { return nil }
    return text.split(whereSeparator: \.isNewline)
  }

  /// The module that a line imports.
  private static func module(of line: Substring) -> String? {
    let words = line.split(whereSeparator: { " \t;".contains($0) })
    guard let index = words.firstIndex(of: "import") else { return nil }
    let rest = words[(index + 1)...]
    let name = rest.first.map { kinds.contains($0) ? rest.dropFirst().first : $0 } ?? nil
    return name?.split(separator: ".").first.map(String.init)
  }

  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
