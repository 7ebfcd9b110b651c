import Foundation

@testable import ChromiumEngine

/// Runs scripts that need no page in node, where it is installed.
enum Node {
  /// Whether node is installed.
  static let isInstalled = executable != nil

  private static let executable: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/node") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Runs a program and returns what it writes with `print`, line by line.
  ///
  /// - Parameter globals: What is run before, so that the program finds what pages have.
  static func lines(_ program: String, globals: String = "") throws -> [String] {
    guard let executable else { throw CocoaError(.executableNotLoadable) }
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "--eval",
      "const print = line => console.log(line), window = globalThis;\n\(globals)\n\(program)",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableRuntimeMismatch) }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
