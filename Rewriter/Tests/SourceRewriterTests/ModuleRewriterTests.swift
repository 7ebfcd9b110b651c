import Foundation
import Testing

@testable import SourceRewriter

@Suite("Rewriter · whole modules and incremental runs")
struct ModuleRewriterTests {
  private let screen = """
    import UIKit

    class Screen: UIViewController {
      @objc func tap() {}
    }

    """
  private let wiring = """
    import UIKit

    func wire(_ screen: Screen) -> Selector { #selector(Screen.tap) }

    """

  @Test("a second run writes nothing")
  func secondRunWritesNothing() async throws {
    let module = try ScratchModule("App", ["Screen.swift": screen, "Wiring.swift": wiring])
    let first = try await module.rewrite()
    let dates = try first.copies.map { try modified($0.copy) } + [try modified(module.overlay)]

    let second = try await module.rewrite()

    #expect(first.changed.count == 2)
    #expect(second.changed.isEmpty)
    #expect(second.copies.map(\.copy) == first.copies.map(\.copy))
    #expect(
      try second.copies.map { try modified($0.copy) } + [try modified(module.overlay)] == dates)
  }

  @Test("a change of code writes only the file's own copy")
  func changeOfCodeWritesOneCopy() async throws {
    let module = try ScratchModule("App", ["Screen.swift": screen, "Wiring.swift": wiring])
    _ = try await module.rewrite()

    try module.write(screen.replacing("{}", with: "{ title = nil }"), to: "Screen.swift")
    let outcome = try await module.rewrite()

    #expect(outcome.changed == [module.path(of: "Screen.swift")])
  }

  @Test("a change of a declaration rewrites the files that name it")
  func changeOfDeclarationRewritesOthers() async throws {
    let module = try ScratchModule("App", ["Screen.swift": screen, "Wiring.swift": wiring])
    let first = try await module.rewrite()
    #expect(
      try module.copy(of: "Wiring.swift", in: first)?.contains("Selector(\"tap\", ") == true)

    try module.write(screen.replacing("tap()", with: "tap(_ sender: Any)"), to: "Screen.swift")
    let outcome = try await module.rewrite()

    #expect(Set(outcome.changed) == Set(try module.paths))
    #expect(
      try module.copy(of: "Wiring.swift", in: outcome)?
        .contains("Selector(\"tap:\", Screen.tap(_:))") == true)
  }

  @Test("the copy of a file that no longer needs one is removed")
  func copyIsRemoved() async throws {
    let module = try ScratchModule("App", ["Screen.swift": screen])
    let first = try await module.rewrite()
    let copy = try #require(first.copies.first).copy

    try module.write(screen.replacing("@objc ", with: ""), to: "Screen.swift")
    let outcome = try await module.rewrite()

    #expect(outcome.copies.isEmpty)
    #expect(outcome.changed == [module.path(of: "Screen.swift")])
    #expect(!FileManager.default.fileExists(atPath: copy))
  }

  @Test("a copy that was deleted is written again")
  func deletedCopyIsWrittenAgain() async throws {
    let module = try ScratchModule("App", ["Screen.swift": screen])
    let copy = try #require(try await module.rewrite().copies.first).copy
    try FileManager.default.removeItem(atPath: copy)

    let outcome = try await module.rewrite()

    #expect(outcome.changed == [module.path(of: "Screen.swift")])
    #expect(FileManager.default.fileExists(atPath: copy))
  }

  @Test("a module knows the optional methods of the modules that it imports")
  func moduleKnowsDependencies() async throws {
    let library = try ScratchModule(
      "Cards",
      [
        "Delegate.swift": """
        import UIKit
        @objc public protocol CardDelegate { @objc optional func cardDidClose() }

        """
      ])
    _ = try await library.rewrite()
    let app = try ScratchModule(
      "App",
      [
        "Call.swift": """
        import Cards
        func close(_ delegate: CardDelegate) { delegate.cardDidClose?() }

        """
      ])

    let outcome = try await app.rewrite(dependencies: [library.facts])

    #expect(
      try app.copy(of: "Call.swift", in: outcome)?.contains("delegate.cardDidClose()") == true)
  }

  @Test("a file that cannot be read throws an error that names it")
  func unreadableFileIsNamed() async throws {
    let rewriter = ModuleRewriter(module: "App", output: NSTemporaryDirectory() + "rewriter-none")
    await #expect {
      _ = try await rewriter.rewrite(["/nowhere/Screen.swift"])
    } throws: { error in
      "\(error)".hasPrefix("/nowhere/Screen.swift cannot be read")
    }
  }

  private func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
