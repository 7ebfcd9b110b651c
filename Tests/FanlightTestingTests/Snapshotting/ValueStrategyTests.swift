import Foundation
import Testing

@testable import FanlightTesting

@Suite("Strategies · texts of values (testing.md 2)")
struct ValueStrategyTests {
  private struct User: Encodable {
    let name = "Blob"
    let id = 1
    let tags: Set<String> = ["b", "a"]
    let mail: String? = nil
  }

  private final class Node {
    var next: Node?
  }

  private enum Line: CaseIterable {
    case red
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    var result: String?
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  @Test("a patch has the lines that differ with three around them")
  func patchesHaveTheLinesAround() throws {
    let golden = (1...12).map(String.init).joined(separator: "\n")
    let actual = golden.replacing("\n5\n", with: "\nfive\n").replacing("\n12", with: "")
    let (patch, attachments) = try #require(Diffing.lines.diff(golden, actual))
    #expect(
      patch == """
        @@ -2,11 +2,10 @@
         2
         3
         4
        -5
        +five
         6
         7
         8
         9
         10
         11
        -12
        """)
    #expect(attachments.map(\.uniformTypeIdentifier) == ["public.patch-file"])
    #expect(Diffing.lines.diff(golden, golden) == nil)
  }

  @Test("changes that are far apart have parts of their own; a new text begins at line 0")
  func farChangesHaveTheirOwnPart() throws {
    let golden = (1...20).map(String.init).joined(separator: "\n")
    let patch = UnifiedDiff(golden: golden, actual: "0\n" + golden + "\n21").description
    #expect(
      patch.split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -1,3 +1,4 @@", "@@ -18,3 +19,4 @@",
      ])
  }

  @Test("a dump sorts what has no order and stops at circles")
  func dumpsSortAndStopAtCircles() {
    #expect(
      text(User(), .dump) == """
        ▿ User
          - id: 1
          - mail: Optional<String>.none
          - name: "Blob"
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
    let node = Node()
    node.next = node
    #expect(text(node, .dump)?.contains("(circular reference)") == true)
    node.next = nil
    #expect(text([1: [true], 0: []], .dump) == text([0: [], 1: [true]], .dump))
    #expect(text(Line.red, .dump) == "- Line.red\n")
    #expect(text(Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
  }

  @Test("a description is that of String(describing:)")
  func descriptionsAreThoseOfStrings() {
    #expect(text(Optional(1), .description) == "Optional(1)")
  }

  @Test("JSON has sorted keys; a value without one is a failure")
  func jsonHasSortedKeys() {
    #expect(text(["b": 1, "a": 2], .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    let value: Any = ["b": 1, "a": [true]] as [String: Any]
    #expect(text(value, Snapshotting<Any, String>.json)?.contains("\"a\" : [") == true)
    #expect(Snapshotting<[String: Int], String>.json.pathExtension == "json")
    let told = verifySnapshot(of: Date() as Any, as: Snapshotting<Any, String>.json, named: "x")
    #expect(told?.contains("a Date has no JSON") == true)
  }

  @Test("data is compared byte by byte")
  func dataIsComparedByBytes() {
    let diffing = Snapshotting<Data, Data>.data.diffing
    #expect(diffing.diff(Data([1, 2]), Data([1, 2])) == nil)
    #expect(diffing.diff(Data([1, 2]), Data([1, 3]))?.0 == "the bytes differ, the first at 1")
    #expect(diffing.diff(Data([1, 2]), Data([1]))?.0 == "1 bytes instead of 2")
  }
}
