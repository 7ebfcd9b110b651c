import Foundation

/// The Swift compiler, with the modules that this test was built with.
struct Compiler {
  /// How much of the work is done: without errors in the files, all checks up to code.
  enum Depth: String {
    case types = "-typecheck"
    case all = "-emit-sil"
  }

  let mode: LanguageMode

  /// The folder of the modules, beside the program that runs.
  static var modules: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("Modules").path
  }

  /// Compiles files as one module and returns what is said of each.
  func compile(_ names: [String], _ depth: Depth) throws -> [String: ConstructTable.Outcome] {
    try compile(paths: names.map(ConstructTable.path), depth)
  }

  /// Compiles files as one module and returns what is said of each, by its name.
  func compile(
    paths: [String], _ depth: Depth, flags: [String] = []
  ) throws -> [String: ConstructTable.Outcome] {
    guard !paths.isEmpty else { return [:] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", depth.rawValue, "-wmo", "-parse-as-library", "-module-name", "Constructs"]
      + ["-I", Self.modules, "-diagnostic-style", "llvm", "-no-color-diagnostics"] + mode.flags
      + flags
      + (depth == .all ? ["-o", "/dev/null"] : []) + paths
    // A crash of the compiler is an outcome; its backtrace would take seconds.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let outcomes = Self.outcomes(in: String(bytes: data, encoding: .utf8) ?? "")
    if process.terminationStatus == 0 || !outcomes.isEmpty { return outcomes }
    let names = paths.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, [ConstructTable.crash]) })
  }

  /// Takes the messages out of what the compiler prints: `path:line:column: error: text [#group]`.
  private static func outcomes(in text: String) -> [String: ConstructTable.Outcome] {
    let pattern = /^(?:.*\/)?(\w+)\.swift:\d+:\d+: (error|warning): (.*?)(?: \[#\w[\w-]*\])?$/
    var outcomes: [String: ConstructTable.Outcome] = [:]
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: pattern) else { continue }
      let message = match.3.trimmingCharacters(in: .whitespaces)
      outcomes[String(match.1), default: []].insert("\(match.2): \(message)")
    }
    return outcomes
  }
}
