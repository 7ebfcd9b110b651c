import Foundation
import Testing

@testable import UIKit

/// docs/porting.md against the files that it shows and the table of what the compiler says.
@Suite("docs/porting.md")
struct PortingPageTests {
  /// A block of code of the page, with the words of the compiler that follow it.
  struct Block {
    let name: String
    let code: String
    var words: Set<String>?
  }

  private let blocks: [Block]
  private let text: String

  init() throws {
    let page = ConstructTable.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/porting.md")
    text = try String(contentsOf: page, encoding: .utf8)
    blocks = Self.blocks(of: text)
  }

  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    for part in text.components(separatedBy: "```").enumerated() where part.offset % 2 == 1 {
      var lines = part.element.components(separatedBy: "\n")
      let language = lines.removeFirst()
      if lines.last == "" { lines.removeLast() }
      if language == "text" {
        blocks[blocks.count - 1].words = Set(lines)
      } else {
        let name = lines.removeFirst().replacingOccurrences(of: "// ", with: "")
        blocks.append(Block(name: name, code: lines.joined(separator: "\n")))
      }
    }
    return blocks
  }

  @Test("every block is the file that it names")
  func everyBlockIsTheFileThatItNames() throws {
    #expect(blocks.count > 15)
    for block in blocks {
      let file = try String(contentsOfFile: ConstructTable.path(block.name), encoding: .utf8)
      let body = file.hasPrefix("import UIKit\n") ? String(file.dropFirst(13)) : file
      #expect(block.code == body.trimmingCharacters(in: .newlines), "\(block.name)")
    }
  }

  @Test("the words below a block are the compiler's; a block without words compiles everywhere")
  func anOutputBlockMatchesTheCompiler() throws {
    let table = try ConstructTable()
    for block in blocks {
      #expect(block.words ?? [] == table.expected(block.name, .five), "\(block.name)")
      if block.words == nil {
        for mode in LanguageMode.allCases {
          #expect(table.expected(block.name, mode) == [], "\(block.name)")
        }
      }
    }
  }

  @Test("the seven things of source-compat 0.3 have a heading each, with words and a mend")
  func eachDifferenceOfSourceCompatHasAHeading() {
    let headings = text.components(separatedBy: "\n").filter { $0.hasPrefix("### ") }
    #expect(headings.count == 7)
    for (number, heading) in headings.enumerated() {
      #expect(heading.hasPrefix("### \(number + 1). "))
    }
    for section in text.components(separatedBy: "\n### ").dropFirst() {
      let seen = Self.blocks(of: section.components(separatedBy: "\n## ")[0])
      #expect(seen.contains { $0.words != nil }, "\(section.prefix(20))")
    }
  }

  @Test("the list of observable properties is the code's")
  @MainActor
  func observableProperties() {
    let classes: [(UIResponder.Type, UIResponder.Type?)] = [
      (UIView.self, nil), (UIScrollView.self, UIView.self), (UIControl.self, UIView.self),
      (UIViewController.self, nil),
    ]
    for (type, parent) in classes {
      let inherited = Set(parent.map { FrameworkKeys.keys(of: $0).map { $0.names[0] } } ?? [])
      let own = FrameworkKeys.keys(of: type).map { $0.names[0] }.filter { !inherited.contains($0) }
      let row = "| `\(type)` | " + own.map { "`\($0)`" }.joined(separator: ", ") + " |"
      #expect(text.contains(row), "\(row)")
    }
  }
}
