import Foundation

/// A program that is run and waited for.
struct ChildProcess {
  /// The program by its path, or by its name on the PATH.
  let program: String
  /// The arguments.
  let arguments: [String]
  /// Variables beside those of this process.
  var variables: [String: String] = [:]

  /// Runs the program with the descriptors of this process.
  ///
  /// - Returns: Its status; 2 if a signal ended it.
  /// - Throws: ``TestRunError`` if it cannot be started.
  func run() throws(TestRunError) -> Int32 {
    let process = try start(output: nil)
    process.waitUntilExit()
    return Self.status(of: process)
  }

  /// Runs the program and returns what it prints, its errors with it, unless only the output is wanted.
  func output(withErrors: Bool = true) throws(TestRunError) -> (status: Int32, text: String) {
    let pipe = Pipe()
    let process = try start(output: pipe, withErrors: withErrors)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (Self.status(of: process), String(decoding: data, as: UTF8.self))
  }

  private func start(output: Pipe?, withErrors: Bool = true) throws(TestRunError) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    if let output {
      process.standardOutput = output
      if withErrors { process.standardError = output }
    }
    do {
      try process.run()
    } catch {
      throw TestRunError(
        message: "\(program) could not be started: \(error.localizedDescription).",
        advice: "Check that Swift is on the PATH, or name it in SWIFT.")
    }
    return process
  }

  private static func status(of process: Process) -> Int32 {
    process.terminationReason == .exit ? process.terminationStatus : 2
  }
}
