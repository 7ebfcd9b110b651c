import Foundation
import Testing

/// docs/testing.md against the package that it shows.
@Suite("docs/testing.md")
struct TestingPageTests {
  private static let root = ConstructTable.folder.deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let package = root.appendingPathComponent("Examples/Shop")

  /// The code of the page by the path of the file that it is.
  private let blocks: [String: String]

  init() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("docs/testing.md"), encoding: .utf8)
    var blocks: [String: String] = [:]
    for part in text.components(separatedBy: "```swift\n").dropFirst() {
      let code = part.components(separatedBy: "```")[0]
      if code.hasPrefix("// swift-tools-version") {
        blocks["Package.swift"] = code
      } else {
        let lines = code.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        blocks[String(lines[0].dropFirst("// ".count))] = String(lines[1])
      }
    }
    self.blocks = blocks
  }

  private func files(in folder: String) -> [String] {
    blocks.keys.filter { $0.hasPrefix("\(folder)/") }.sorted()
  }

  @Test("every block is a file of the package, and every file a block")
  func everyBlockIsAFileOfThePackage() throws {
    for (path, code) in blocks {
      let file = Self.package.appendingPathComponent(path)
      #expect(try String(contentsOf: file, encoding: .utf8) == code, "\(path)")
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.package.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    #expect(blocks.keys.sorted() == files.sorted())
  }

  @Test("every block compiles without a warning against the shipped modules")
  func everyBlockCompiles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-testing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = folder.appendingPathComponent("ShopUI.swiftmodule").path
    let flags = ["-emit-module", "-emit-module-path", module, "-module-name", "ShopUI"]
    #expect(try compile(files(in: "Sources/ShopUI"), flags) == "")
    for target in ["ShopUITests", "ShopUICases"] {
      let sources = files(in: "Tests/\(target)")
      #expect(!sources.isEmpty)
      #expect(
        try compile(sources, ["-typecheck", "-module-name", target, "-I", folder.path]) == "",
        "\(target)")
    }
  }

  @Test("the manifest of the page uses products that there are")
  func theManifestUsesProducts() throws {
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let used = try #require(blocks["Package.swift"]).matches(of: /\.product\(name: "(\w+)"/)
    #expect(used.count > 5)
    for product in used { #expect(manifest.contains(".library(name: \"\(product.1)\"")) }
  }

  /// Compiles files of the package and returns what the compiler says.
  private func compile(_ files: [String], _ flags: [String]) throws -> String {
    let maps =
      ["CCairo", "CFreeType", "CHarfBuzz", "CISAL", "CTurboJPEG"].flatMap {
        ["-I", Self.root.appendingPathComponent("Sources/\($0)").path]
      } + ["-Xcc", "-fmodule-map-file=\(Self.moduleMap)"]
    let headers = try run(
      [
        "pkg-config", "--cflags-only-I", "cairo", "freetype2", "harfbuzz", "libisal",
        "libturbojpeg",
      ]
    ).split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    return try run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", Compiler.modules] + maps
        + headers + flags + files.map { Self.package.appendingPathComponent($0).path })
  }

  /// The module map of the C target, which a build writes.
  private static var moduleMap: String {
    URL(fileURLWithPath: Compiler.modules).deletingLastPathComponent()
      .appendingPathComponent("CTestProcess.build/module.modulemap").path
  }

  /// Runs a command and returns what it prints.
  private func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
