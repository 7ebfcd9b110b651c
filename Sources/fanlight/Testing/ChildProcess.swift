import Foundation

/// A program that runs as a child process.
struct ChildProcess {
  /// The path of the program, or its name in `PATH`.
  let program: String
  /// The arguments.
  let arguments: [String]
  /// Environment variables in addition to those of this process.
  var variables: [String: String] = [:]

  /// Runs the program with the standard streams of this process, and waits for its end.
  ///
  /// - Returns: The exit status; 2 if a signal ended the program.
  /// - Throws: ``TestRunError`` if it cannot be started.
  func run() throws(TestRunError) -> Int32 {
    let process = try start(output: nil)
    process.waitUntilExit()
    return Self.status(of: process)
  }

  /// Runs the program, waits for its end and returns its standard output, with standard error unless
  /// `withErrors` is `false`.
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
