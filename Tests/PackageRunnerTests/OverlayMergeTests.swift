import Foundation
import Testing

@testable import PackageRunner

@Suite("Packages · overlays and objects")
struct OverlayMergeTests {
  private func overlay(_ name: String) -> String {
    """
    {"version": 0, "case-sensitive": "true", "overlay-relative": "false",
     "use-external-names": "false", "roots": [
     {"name": "/\(name).swift", "type": "file", "external-contents": "/copy/\(name).swift"}]}
    """
  }

  @Test("the overlays of modules become one, as the compiler takes one")
  func overlaysBecomeOne() throws {
    let package = try ScratchPackage(["a.yaml": overlay("A"), "b.yaml": overlay("B")])
    let inputs = ["a.yaml", "b.yaml"].map { package.folder.appendingPathComponent($0) }
    let file = package.folder.appendingPathComponent("all.yaml")

    #expect(try OverlayMerge(inputs).write(to: file) == file.path)

    let text = try String(contentsOf: file, encoding: .utf8)
    for name in ["A", "B"] {
      #expect(text.contains("\"external-contents\" : \"/copy/\(name).swift\""))
    }
  }

  @Test("an overlay without files is not written")
  func emptyOverlaysAreNone() throws {
    let package = try ScratchPackage([:])
    #expect(try OverlayMerge([]).write(to: package.folder) == nil)
  }

  @Test("the object of a source whose copy changed is removed, and no other")
  func staleObjectsAreRemoved() throws {
    let package = try ScratchPackage([
      "debug/Deck.build/Card.swift.o": "", "debug/Deck.build/Face.swift.o": "",
      "debug/Other.build/Card.swift.o": "",
    ])

    StaleObjects.remove([("Deck", "/Sources/Deck/Card.swift")], below: package.folder)

    #expect(package.texts["debug/Deck.build/Card.swift.o"] == nil)
    #expect(package.texts["debug/Deck.build/Face.swift.o"] != nil)
    #expect(package.texts["debug/Other.build/Card.swift.o"] != nil)
  }

  @Test("a second process waits for the lock, which ends with the first")
  func lockIsExclusive() throws {
    let package = try ScratchPackage(["lock": ""])
    let path = package.path("lock")
    let first = try #require(FileLock(path, waiting: {}))
    let order = LockedList()
    let thread = Thread {
      let second = FileLock(path) { order.append("waits") }
      order.append("has it")
      second?.unlock()
    }
    thread.start()
    while order.all.isEmpty { Thread.sleep(forTimeInterval: 0.005) }
    order.append("ends")
    first.unlock()
    while order.all.count < 3 { Thread.sleep(forTimeInterval: 0.005) }

    #expect(order.all == ["waits", "ends", "has it"])
  }
}

/// A list that several threads append to.
private final class LockedList: @unchecked Sendable {
  // Sendable: every access holds the lock.
  private let lock = NSLock()
  private var list: [String] = []

  var all: [String] { lock.withLock { list } }

  func append(_ text: String) { lock.withLock { list.append(text) } }
}
