import Foundation
import Testing

/// A run of the built program in a process of its own.
struct CommandRun {
  /// The URL of the program.
  static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("fanlight")
  }

  let arguments: [String]
  let status: Int32
  let output: String
  let errors: String

  /// Runs the program with arguments, and waits for its end.
  init(
    _ arguments: String..., input: String = "", output: String? = nil, folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      arguments: arguments, input: input, output: output, folder: folder, environment: environment)
  }

  /// - Parameter closing: Shell redirections that close file descriptors, such as ">&-".
  init(
    arguments: [String], input: String = "", output: String? = nil, folder: URL? = nil,
    environment: [String: String] = [:], closing: String = ""
  ) throws {
    let process = Process()
    // A shell starts the program with closed descriptors.
    process.executableURL = closing.isEmpty ? Self.program : URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      closing.isEmpty
      ? arguments : ["-c", "exec \"$0\" \"$@\" \(closing)", Self.program.path] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COLUMNS": "80"]) { $1 }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    let files = try TemporaryFolder()
    let standardInput = files.url.appendingPathComponent("input")
    try Data(input.utf8).write(to: standardInput)
    process.standardInput = try FileHandle(forReadingFrom: standardInput)
    let outputFile =
      output.map(URL.init(fileURLWithPath:)) ?? files.url.appendingPathComponent("output")
    if output == nil { try Data().write(to: outputFile) }
    let errorFile = files.url.appendingPathComponent("errors")
    try Data().write(to: errorFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    self.arguments = arguments
    status = process.terminationStatus
    self.output = output == nil ? try String(contentsOf: outputFile, encoding: .utf8) : ""
    errors = try String(contentsOf: errorFile, encoding: .utf8)
  }

  /// The run as text: the arguments, standard output, standard error and the exit status.
  var transcript: String {
    let arguments = arguments.map { $0.contains(" ") || $0.isEmpty ? "\"\($0)\"" : $0 }
    return """
      $ fanlight \(arguments.joined(separator: " "))
      \(output)--- standard error
      \(errors)--- exit status \(status)

      """
  }
}

/// A temporary folder that is removed when the object is deallocated.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
