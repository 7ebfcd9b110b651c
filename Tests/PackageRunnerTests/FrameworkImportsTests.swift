import Foundation
import Testing

@testable import PackageRunner

@Suite("Packages · what sources import")
struct FrameworkImportsTests {
  private func package(_ text: String) throws -> ScratchPackage {
    try ScratchPackage(["Source.swift": text])
  }

  @Test(
    "an import of a UI framework counts, whatever its condition",
    arguments: [
      ("import UIKit", true), ("#if canImport(UIKit)\nimport UIKit\n#endif", true),
      ("import class WebKit.WKWebView", true), ("@preconcurrency import WebKit", true),
      ("import UIKit.UIGestureRecognizerSubclass", true), ("import Foundation // UIKit", false),
      ("// import nothing of UIKit\nimport Foundation", false), ("import Combine", false),
    ])
  func frameworkOfScreensCounts(text: String, expected: Bool) throws {
    let package = try package(text)
    #expect(FrameworkImports(of: package.path("Source.swift")).isOfUserInterface == expected)
  }

  @Test(
    "an import of another framework counts only without a condition",
    arguments: [
      ("import Combine", true), ("import os.log", true), ("  import OSLog", true),
      ("#if canImport(os)\nimport os\n#endif", false),
      ("#if DEBUG\n#endif\nimport UniformTypeIdentifiers", true),
      ("import Foundation; import os", true), ("  // import Combine", false),
      ("let note = 1 // import os", false), ("@preconcurrency public import Combine", true),
      ("import Foundation", false),
    ])
  func otherFrameworkCountsWithoutCondition(text: String, expected: Bool) throws {
    let package = try package(text)
    #expect(FrameworkImports(of: package.path("Source.swift")).needsFrameworks == expected)
  }

  @Test("SwiftUI stops the targets that import it and those that depend on them")
  func swiftUIStopsTargets() throws {
    let package = try ScratchPackage([
      "Sources/Core/Core.swift": "import UIKit",
      "Sources/Views/A.swift": "import SwiftUI", "Sources/Views/B.swift": "import SwiftUI",
      "Sources/Views/C.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif",
      "Sources/App/App.swift": "import Foundation",
      "Tests/CoreTests/CoreTests.swift": "import XCTest",
    ])
    let manifest = """
      {"name": "Deck", "targets": [
       {"name": "Core", "type": "regular", "exclude": [], "dependencies": []},
       {"name": "Views", "type": "regular", "exclude": [], "dependencies": [{"byName": ["Core", null]}]},
       {"name": "App", "type": "executable", "exclude": [],
        "dependencies": [{"target": ["Views", null]}]},
       {"name": "CoreTests", "type": "test", "exclude": [],
        "dependencies": [{"byName": ["Core", null]}]}]}
      """
    let targets = SwiftUITargets(
      PackageGraph.Package(
        folder: package.folder.path,
        manifest: try JSONDecoder().decode(PackageManifest.self, from: Data(manifest.utf8))))
    #expect(targets.files == ["Views": 2])
    #expect(targets.others == ["Core"])
    #expect(
      targets.note
        == "Linux has no SwiftUI, which 2 files import (Views: 2); their declarations that use it are "
        + "left out")
  }
}
