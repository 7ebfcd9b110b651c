import Foundation

/// Detects imports of Apple's frameworks that this package provides.
enum FrameworkImports {
  private static let frameworks = ["UIKit", "WebKit", "QuartzCore", "CoreGraphics"]

  /// Returns whether a source file imports a framework, under any condition.
  static func isUsed(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return text.contains("import ") && frameworks.contains { name in isImported(name, in: text) }
  }

  private static func isImported(_ name: String, in text: String) -> Bool {
    guard text.contains(name) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(whereSeparator: { " \t;".contains($0) })
      guard let index = words.firstIndex(of: "import") else { return false }
      return words[(index + 1)...].contains { $0.split(separator: ".").first == name[...] }
    }
  }
}
