import Foundation
import Testing

/// docs/library.md against the package that it shows.
@Suite("docs/library.md")
struct LibraryPageTests {
  /// A block of code of the page.
  private struct Block {
    /// The file of the package that it is.
    let path: String
    let code: String
  }

  private static let root = ConstructTable.folder.deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let package = root.appendingPathComponent("Examples/OutsidePackage")

  private let blocks: [Block]
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Self.root.appendingPathComponent("docs/library.md"), encoding: .utf8)
    blocks = text.components(separatedBy: "```").enumerated().compactMap { offset, part in
      guard offset % 2 == 1, part.hasPrefix("swift\n") else { return nil }
      let code = part.dropFirst("swift\n".count)
      guard !code.hasPrefix("// swift-tools-version") else {
        return Block(path: "Package.swift", code: String(code))
      }
      let lines = code.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Block(path: String(lines[0].dropFirst("// ".count)), code: String(lines[1]))
    }
  }

  /// The Swift files of the package, by their paths in it.
  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: package.appendingPathComponent(folder).path
    ).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  @Test("every block is a file of the package, and every file a block")
  func everyBlockIsAFileOfThePackage() throws {
    for block in blocks {
      let file = Self.package.appendingPathComponent(block.path)
      #expect(try String(contentsOf: file, encoding: .utf8) == block.code, "\(block.path)")
    }
    let files = try ["Package.swift"] + Self.files(in: "Sources") + Self.files(in: "Tests")
    #expect(blocks.map(\.path).sorted() == files.sorted())
  }

  @Test("every block and the README's test compile without a warning against the shipped modules")
  func allCodeBlocksCompileWithoutWarnings() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let module = folder.appendingPathComponent("Timetable.swiftmodule").path
    let library = blocks.map(\.path).filter { $0.hasPrefix("Sources/Timetable/") }
    #expect(
      try compile(
        library, ["-emit-module", "-emit-module-path", module, "-module-name", "Timetable"])
        == "")
    let users = blocks.map(\.path).filter { $0 != "Package.swift" && !library.contains($0) }
    #expect(users.count == 3)
    for file in users { #expect(try compile([file], ["-typecheck", "-I", folder.path]) == "") }

    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let test = try #require(
      readme.components(separatedBy: "```swift\n").first { $0.contains("@Test(") }?
        .components(separatedBy: "```").first)
    let file = folder.appendingPathComponent("ReadmeTests.swift")
    try Data(test.utf8).write(to: file)
    #expect(try compile([file.path], ["-typecheck", "-I", folder.path]) == "", "README.md")
  }

  @Test("the products that the page lists are those of the manifest")
  func listedProductsAreTheManifests() throws {
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let shipped = Set(manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) })
    let table = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = Set(
      table.flatMap { row in
        row.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) }
      })
    #expect(shipped.isSubset(of: named), "\(shipped.subtracting(named))")
  }

  /// Compiles files, named absolutely or from the package, and returns what the compiler says.
  private func compile(_ files: [String], _ flags: [String]) throws -> String {
    // What a build finds by itself: the module maps of C libraries, and their headers.
    let maps = ["CCairo", "CFreeType", "CHarfBuzz", "CISAL", "CTurboJPEG"].flatMap {
      ["-I", Self.root.appendingPathComponent("Sources/\($0)").path]
    }
    let headers = try run(
      [
        "pkg-config", "--cflags-only-I", "cairo", "freetype2", "harfbuzz", "libisal",
        "libturbojpeg",
      ]
    ).output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    return try run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", Compiler.modules] + maps
        + headers
        + flags
        + files.map {
          $0.hasPrefix("/") ? $0 : Self.package.appendingPathComponent($0).path
        }
    ).errors
  }

  /// Runs a command and returns what it prints.
  private func run(_ command: [String]) throws -> (output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // A compiler prints to standard error alone, and pkg-config less than a pipe holds.
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    let words = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(bytes: words, encoding: .utf8) ?? "", String(bytes: complaints, encoding: .utf8) ?? ""
    )
  }
}
