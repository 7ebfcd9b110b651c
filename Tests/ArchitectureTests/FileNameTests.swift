import Foundation
import Testing

@Suite("The house · each type is in a file of its name")
struct FileNameTests {
  let house = House()

  /// Matches a type declaration at the beginning of a line, and so outside of other types.
  ///
  /// Private types and types nested in extensions do not match.
  static var declaration: Regex<(Substring, name: Substring)> {
    #/
      ^(?!.*\b(?:private|fileprivate)\s+(?:final\s+|indirect\s+)?(?:class|struct|enum|protocol|actor)\b)
      (?:@\w+(?:\([^)]*\))?\s+)*
      (?:(?:public|package|internal|open|final|indirect|nonisolated)\s+)*
      (?:class|struct|enum|protocol|actor)\s+`?(?<name>\w+)
      /#
  }

  static let keywords = ["class ", "struct ", "enum ", "protocol ", "actor "]

  /// Returns the types that a source file declares at top level.
  func types(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      // Most lines are indented or declare no type; a regular expression is slow to reject them.
      guard line.first?.isWhitespace == false, Self.keywords.contains(where: { line.contains($0) })
      else { return nil }
      return line.prefixMatch(of: Self.declaration).map { String($0.name) }
    }
  }

  @Test("a type at top level has a file to itself, which has its name")
  func typesStandInFilesOfTheirNames() throws {
    for file in house.swiftFiles(below: "Sources") {
      let path = house.path(of: file)
      // The steps of a tutorial are files of the reader's app.
      if path.contains(".docc/") { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let name = file.deletingPathExtension().lastPathComponent
      for type in types(in: text) where type != name {
        // A protocol with defaults that Apple's header does not show is declared beside its use.
        if type.hasPrefix("_"), text.contains("protocol \(type)") { continue }
        Issue.record("\(path) declares \(type), which belongs in \(type).swift")
      }
    }
  }

  @Test(
    "a type is found however it is declared",
    arguments: [
      "struct Found {", "public final class Found: NSObject {", "@MainActor enum Found {",
      "@available(iOS 15, *) public protocol Found: AnyObject {", "package indirect enum Found {",
      "actor Found {", "@preconcurrency @MainActor open class Found {",
    ])
  func aTypeIsFoundHoweverDeclared(code: String) {
    #expect(types(in: code) == ["Found"])
  }

  @Test(
    "extensions, nested and private types, functions and type aliases need no file",
    arguments: [
      "extension Found {", "  struct Found {", "private struct Found {",
      "fileprivate final class Found {",
      "@MainActor private final class Found {", "typealias Found = Int", "func found() {",
      "// struct Found {",
    ])
  func whatIsNoTypeAtTopLevelNeedsNoFile(code: String) {
    #expect(types(in: code).isEmpty)
  }
}
