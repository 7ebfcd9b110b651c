import Foundation

/// A debug build of an app of many files, as `swift build` makes one, against the modules and the
/// object files that this test was built with.
struct DebugBuild {
  /// The app's sources by their names.
  let sources: [String: String]
  let mode: LanguageMode
  private let folder: URL

  /// Writes the sources to a folder of their own.
  init(sources: [String: String], mode: LanguageMode) throws {
    self.sources = sources
    self.mode = mode
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-debug-build-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var outputs: [String: [String: String]] = ["": ["swift-dependencies": path("main.swiftdeps")]]
    for (name, text) in sources {
      try text.write(toFile: path(name), atomically: true, encoding: .utf8)
      outputs[path(name)] = [
        "object": path(name + ".o"), "swift-dependencies": path(name + ".swiftdeps"),
      ]
    }
    try JSONEncoder().encode(outputs).write(to: URL(fileURLWithPath: path("outputs.json")))
  }

  /// Removes what was written.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Adds a line to a file, so that the next build compiles it alone.
  func touch(_ name: String) throws {
    try ((sources[name] ?? "") + "\nprivate let touched = 1\n")
      .write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  /// Compiles what has changed, links all of it, and returns what the compiler and the linker say;
  /// nothing, where all is well.
  func build() throws -> String {
    try Self.run(
      "swiftc",
      ["-Onone", "-incremental", "-enable-batch-mode", "-j4", "-parse-as-library"]
        + ["-module-name", "App", "-use-ld=lld", "-I", Compiler.modules]
        + ["-output-file-map", path("outputs.json"), "-diagnostic-style", "llvm"]
        + ["-working-directory", folder.path, "-no-color-diagnostics", "-suppress-warnings"]
        + mode.flags + sources.keys.sorted().map(path) + Self.frameworks()
        + ["-o", path("App")])
  }

  /// Runs what was built, and returns what it prints.
  func run() throws -> String { try Self.run(path("App"), []) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// The object files of UIKit, WebKit and the targets below them.
  private static func frameworks() throws -> [String] {
    let modules = [
      "ConstraintSolver", "CoreGraphics", "DisplayList", "QuartzCore", "TextLayout", "UIKit",
      "UIKitRules",
      "WebEngine", "WebKit", "_Testing_CoreGraphics", "_Testing_UIKit",
    ]
    let products = URL(fileURLWithPath: Compiler.modules).deletingLastPathComponent()
    let list = products.appendingPathComponent(
      "FanlightPackageTests.product/Objects.LinkFileList")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")) }
      .filter { object in modules.contains { object.contains("/\($0).build/") } }
  }

  /// Runs a program, and returns what it prints and how it ends where that is not well.
  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    return String(decoding: data, as: UTF8.self) + (status == 0 ? "" : "exit status \(status)\n")
  }
}
