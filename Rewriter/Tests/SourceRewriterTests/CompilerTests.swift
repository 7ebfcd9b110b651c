import Foundation
import Testing

@testable import SourceRewriter

/// Compiles rewritten sources with the modules of the main package, if they are built.
@Suite("Rewriter · rewritten sources compile", .enabled(if: BuiltModules.areThere))
struct CompilerTests {
  /// The fixtures that compile; the warnings of the others say that they cannot.
  static let fixtures = Fixture.all.filter { $0.name != "Warnings" }

  @Test(
    "rewritten sources compile without diagnostics",
    arguments: fixtures, ["5", "6"])
  func rewrittenSourcesCompile(fixture: Fixture, mode: String) async throws {
    // The rewriter imports os into Lock.swift, a module of SystemFrameworks, which this package does not build.
    let texts = try fixture.texts(".before").filter { !$0.key.hasPrefix("Lock.") }
    let module = try ScratchModule(fixture.name, texts)
    _ = try await module.rewrite()

    let words = try compile(module, fixture.name, mode, isRewritten: true)

    #expect(words.isEmpty)
  }

  @Test("an error after a rewritten construct is reported at the original's line and column")
  func mistakesAreReportedInTheOriginal() async throws {
    let module = try ScratchModule(
      "Mistake",
      [
        "Screen.swift": """
        import UIKit
        class Screen: UIViewController {
          @IBOutlet weak var label: UILabel!; var count: Int = "one"
        }
        extension Screen {
          override func viewDidLoad() { super.viewDidLoad(); unknown() }
        }

        """
      ])
    _ = try await module.rewrite()

    let words = try compile(module, "Mistake", "5", isRewritten: true)

    let path = module.path(of: "Screen.swift")
    #expect(words.contains { $0.hasPrefix("\(path):3:56: error: ") })
    #expect(words.contains { $0.hasPrefix("\(path):6:54: error: cannot find 'unknown'") })
  }

  @Test(
    "the original sources do not compile",
    arguments: ["Selectors", "Outlets", "Overrides", "OptionalRequirements", "Preview"])
  func originalsDoNotCompile(name: String) async throws {
    let fixture = Fixture(name: name)
    let module = try ScratchModule(name, try fixture.texts(".before"))

    #expect(try compile(module, name, "5", isRewritten: false).contains { $0.contains("error: ") })
  }

  private func compile(
    _ module: ScratchModule, _ name: String, _ mode: String, isRewritten: Bool
  ) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-module-name", name, "-I",
        BuiltModules.folder, "-swift-version", mode, "-diagnostic-style", "llvm",
      ] + (isRewritten ? ["-vfsoverlay", module.overlay] : []) + (try module.paths)
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") || $0.contains(": warning: ") }
  }
}
