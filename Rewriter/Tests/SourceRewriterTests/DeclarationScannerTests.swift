import Foundation
import Testing

@testable import SourceRewriter

@Suite("Rewriter · declarations without a syntax tree")
struct DeclarationScannerTests {
  /// The facts of a source file that both ways of reading must agree on.
  private struct Summary: Equatable, CustomStringConvertible {
    var lines: [String]
    var description: String { lines.joined(separator: "\n") }

    init(_ facts: FileFacts) {
      lines =
        facts.imports
        + facts.types.map { type in
          let members = type.members.map {
            "\($0.kind) \($0.base)(\($0.labels)) \($0.isStatic) \($0.isOverride) \($0.isPrivate)"
          }
          return "\(type.kind) \(type.name): \(type.inherits) \(type.isGeneric) \(members)"
        }
    }
  }

  @Test("the scanner reads the same facts as the parser")
  func scannerReadsWhatTheParserReads() throws {
    let text = #"""
      import UIKit
      /* class No { /* nested */ } */
      public final class Screen<Item: Hashable>: UIViewController, Map<Int, [String]> {
        enum Kind: String { case one, two = "}" }
        static let shared = "class X {"
        private(set) var text = "a \(name(of: "}") + { "{" }()) b"
        private var long = """
          { class Y
          """
        override func viewDidLoad() { super.viewDidLoad(); func inner() {}; let x = 1 }
        class func make<T>(_ a: (Int) -> Void, with b: [String: T] = [:]) -> Screen { .init() }
        var value: Int { get { 1 } set {} }
        fileprivate struct Inner { let raw = #"{"# }
      }
      extension Outer.Part: Equatable { func go(to place: String, now: Bool) {} }
      protocol Named: AnyObject { var name: String { get }; func call() }
      func free() { class Local { var hidden = 1 } }

      """#
    try expectSame(Array(text.utf8), "text")
  }

  @Test(
    "scanner and parser read the same facts of this repository's sources",
    arguments: ["UIKit/Views", "UIKit/Tables", "UIKit/ViewControllers", "Simulator", "PageAudit"])
  func repositoryIsReadAlike(folder: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources").appendingPathComponent(folder)
    let walker = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var count = 0
    while let file = walker?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      try expectSame([UInt8](try Data(contentsOf: file)), file.lastPathComponent)
      count += 1
    }
    #expect(count > 10)
  }

  private func expectSame(_ bytes: [UInt8], _ name: String) throws {
    // The scanner returns `nil` for a source file that has to be parsed.
    guard !Triggers.needsParsing(bytes), let scanned = DeclarationScanner.facts(of: bytes) else {
      return
    }
    let parsed = FactCollector.facts(of: SourceFile(path: name, bytes: bytes))
    let difference = Summary(scanned).lines.difference(from: Summary(parsed).lines)
    #expect(difference.isEmpty, "\(name): \(difference.map { "\($0)" }.joined(separator: "\n"))")
  }
}
