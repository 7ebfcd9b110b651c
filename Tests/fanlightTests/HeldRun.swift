import Foundation
import Glibc

/// A run of the program with a page whose image never comes, from a server in this process, and a
/// folder for what the program may make.
final class HeldRun {
  let folder: TemporaryFolder
  let temporary: URL
  private let listener: LoopbackListener

  init() throws {
    folder = try TemporaryFolder()
    temporary = URL(fileURLWithPath: "/tmp/fi-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o711], ofItemAtPath: temporary.path)
    listener = try LoopbackListener()
    try Data("<p>x<img src='\(listener.address("/never"))'>".utf8)
      .write(to: folder.url.appendingPathComponent("page.html"))
  }

  deinit {
    try? FileManager.default.removeItem(at: temporary)
  }

  /// Starts the program, and returns when the last page in it asks for its image.
  ///
  /// - Parameters:
  ///   - command: The command, with the options that it needs.
  ///   - output: What gets the standard output.
  /// - Throws: ``EarlyEnd`` if the program ends before that.
  func start(
    _ command: [String] = ["shot", "--host", "wkwebview", "--out", "out"],
    pages: [String] = ["page.html"], arguments: [String] = [], output: Any = FileHandle.nullDevice
  ) throws -> Process {
    try start(
      all: [command[0]] + pages + ["--device", "iPhone X"] + command.dropFirst() + arguments,
      output: output
    ) { process in listener.awaitClient(while: { process.isRunning }) }
  }

  /// Starts the program, and returns when it has got to a point.
  ///
  /// - Parameters:
  ///   - arguments: All arguments.
  ///   - output: What gets the standard output.
  ///   - isThere: Waits for the point; returns whether the program got there.
  /// - Throws: ``EarlyEnd`` if the program ends before that.
  func start(
    all arguments: [String], output: Any, until isThere: (Process) -> Bool
  ) throws -> Process {
    let process = Process()
    process.executableURL = CommandRun.program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": temporary.path]) { $1 }
    process.standardError = errors
    process.standardOutput = output
    // A program that a shell started in the background ignores these, and so would its children.
    for number in [SIGINT, SIGQUIT, SIGHUP] { signal(number, SIG_DFL) }
    try process.run()
    guard isThere(process) else { throw EarlyEnd() }
    return process
  }

  /// The program ended before it got to the point.
  struct EarlyEnd: Error {}

  /// Gets the standard error.
  let errors = Pipe()

  /// What is in the temporary folder, and the processes that name it.
  var leftovers: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
    return files + processes().map { "process \($0)" }
  }

  /// The processes of the browser, by their numbers.
  ///
  /// - Parameter argument: An argument of their command lines, such as `--type=renderer`.
  func processes(_ argument: String = "") -> [Int32] {
    Self.processes(of: temporary.path, argument)
  }

  private static func processes(of folder: String, _ argument: String) -> [Int32] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.compactMap { Int32($0) }.filter { number in
      let data = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      let line = String(decoding: data, as: UTF8.self)
      return line.contains("=\(folder)/") && (argument.isEmpty || line.contains(argument))
    }
  }

  /// Freezes processes of the browser, also those that start meanwhile, until the program ends.
  ///
  /// - Returns: The processes that ran.
  func freeze(_ argument: String, until process: Process) -> [Int32] {
    let folder = temporary.path
    let program = process.processIdentifier
    let running = Self.processes(of: folder, argument)
    for number in running { kill(number, SIGSTOP) }
    Thread {
      // A zombie still exists; the browser's folder goes with the program.
      while kill(program, 0) == 0, FileManager.default.fileExists(atPath: folder) {
        for number in Self.processes(of: folder, argument) { kill(number, SIGSTOP) }
        usleep(10_000)
      }
    }.start()
    return running
  }

  var pictures: [String] {
    let out = folder.url.appendingPathComponent("out").path
    return (try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []
  }
}
