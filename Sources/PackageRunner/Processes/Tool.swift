import Foundation

/// A program of the toolchain, or one of ours, that is run and waited for.
struct Tool {
  /// The program by its path, or by its name on the PATH.
  let program: String

  /// The folder that it runs in; this process's own if `nil`.
  var folder: String?

  /// The program `swift`; `SWIFT` of the environment names another.
  static var swift: Tool {
    let named = ProcessInfo.processInfo.environment["SWIFT"] ?? ""
    return Tool(program: named.isEmpty ? "swift" : named)
  }

  /// What a run has left.
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// Runs the program with this process's standard error and returns what it prints.
  func output(of arguments: [String]) throws(PackageRunnerError) -> Outcome {
    let pipe = Pipe()
    let process = try start(arguments, output: pipe)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : 2
    return Outcome(status: status, output: String(decoding: data, as: UTF8.self))
  }

  /// Runs the program, whose words go to standard error: standard output belongs to the command's results.
  func run(_ arguments: [String]) throws(PackageRunnerError) -> Int32 {
    let process = try start(arguments, output: FileHandle.standardError)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 2
  }

  /// Runs the program with the descriptors of this process: its words are the command's.
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
