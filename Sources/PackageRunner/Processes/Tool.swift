import Foundation

/// A program of the toolchain, or one of this package, to run as a child process.
struct Tool {
  /// The path of the program, or its name in the `PATH`.
  let program: String

  /// The working directory; `nil` for that of this process.
  var folder: String?

  /// The `swift` command, which the environment variable `SWIFT` overrides.
  static var swift: Tool {
    let named = ProcessInfo.processInfo.environment["SWIFT"] ?? ""
    return Tool(program: named.isEmpty ? "swift" : named)
  }

  /// The status and the output of a run.
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// Runs the program with this process's standard error, and returns its output.
  func output(of arguments: [String]) throws(PackageRunnerError) -> Outcome {
    let pipe = Pipe()
    let process = try start(arguments, output: pipe)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : 2
    return Outcome(status: status, output: String(decoding: data, as: UTF8.self))
  }

  /// Runs the program with its output redirected to standard error, because standard output is for the
  /// command's results.
  func run(_ arguments: [String]) throws(PackageRunnerError) -> Int32 {
    let process = try start(arguments, output: FileHandle.standardError)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }

  /// Runs the program with the standard streams of this process.
  func runInPlace(_ arguments: [String]) throws(PackageRunnerError) -> Int32 {
    let process = try start(arguments, output: FileHandle.standardOutput)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }

  private func start(_ arguments: [String], output: Any) throws(PackageRunnerError) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw PackageRunnerError(
        message: "\(program) could not be started: \(error.localizedDescription).",
        advice: "Check that Swift is on the PATH, or name it in SWIFT.")
    }
    return process
  }
}
