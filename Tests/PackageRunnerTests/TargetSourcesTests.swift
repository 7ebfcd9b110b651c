import Foundation
import Testing

@testable import PackageRunner

@Suite("Packages · the sources of a target")
struct TargetSourcesTests {
  @Test("a target's files are found where SwiftPM finds them")
  func filesAreFoundWhereSwiftPMFindsThem() throws {
    let package = try ScratchPackage([
      "Sources/Deck/Card.swift": "", "Sources/Deck/Views/Face.swift": "",
      "Sources/Deck/Old/Gone.swift": "", "Sources/Deck/Readme.md": "",
      "Tests/DeckTests/CardTests.swift": "",
    ])
    let deck = PackageManifest.Target(
      name: "Deck", type: "regular", exclude: ["Old"], dependencies: [])
    let tests = PackageManifest.Target(
      name: "DeckTests", type: "test", exclude: [], dependencies: [])

    #expect(
      TargetSources(package: package.folder.path, target: deck).files
        == [package.path("Sources/Deck/Card.swift"), package.path("Sources/Deck/Views/Face.swift")])
    #expect(
      TargetSources(package: package.folder.path, target: tests).files
        == [package.path("Tests/DeckTests/CardTests.swift")])
  }

  @Test("the manifest's path and sources are used")
  func pathAndSourcesAreUsed() throws {
    let package = try ScratchPackage([
      "iOS/App/Screen.swift": "", "iOS/App/Model.swift": "", "iOS/Other.swift": "",
    ])
    let target = PackageManifest.Target(
      name: "App", type: "executable", path: "iOS", sources: ["App/Screen.swift", "Other.swift"],
      exclude: [], dependencies: [])

    #expect(
      TargetSources(package: package.folder.path, target: target).files
        == [package.path("iOS/App/Screen.swift"), package.path("iOS/Other.swift")])
  }

  @Test(
    "imports of the frameworks are found, other mentions are not",
    arguments: [
      ("import UIKit", true), ("  @testable import WebKit", true),
      ("import class UIKit.UIView", true),
      ("#if canImport(UIKit)\nimport Foundation\n#endif", false),
      ("// needs UIKit to import", false), ("import UIKitten", false),
    ])
  func importsAreFound(text: String, isImport: Bool) throws {
    let package = try ScratchPackage(["A.swift": text])
    #expect(FrameworkImports(of: package.path("A.swift")).isOfUserInterface == isImport)
  }
}
