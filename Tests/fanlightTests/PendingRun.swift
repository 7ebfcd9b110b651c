import Foundation
import Glibc

/// A run of the program with a page whose image never arrives from a server in this process, and with
/// folders for the files that the program creates.
final class PendingRun {
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

  /// Starts the program, and returns when the page requests its image.
  ///
  /// - Parameters:
  ///   - command: The command with its options.
  ///   - output: The destination of standard output.
  /// - Throws: ``PrematureExit`` if the program ends before that.
  func start(
    _ command: [String] = ["shot", "--host", "wkwebview", "--out", "out"],
    pages: [String] = ["page.html"], arguments: [String] = [], output: Any = FileHandle.nullDevice
  ) throws -> Process {
    try start(
      all: [command[0]] + pages + ["--device", "iPhone X"] + command.dropFirst() + arguments,
      output: output
    ) { process in listener.awaitClient(while: { process.isRunning }) }
  }

  /// Starts the program, and returns when it has reached a state.
  ///
  /// - Parameters:
  ///   - arguments: All arguments.
  ///   - output: The destination of standard output.
  ///   - isThere: Waits for the state, and returns whether the program reached it.
  /// - Throws: ``PrematureExit`` if the program ends before that.
  func start(
    all arguments: [String], output: Any, until isThere: (Process) -> Bool
  ) throws -> Process {
    let process = Process()
    process.executableURL = CommandRun.program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    // Each of Chromium's processes has the profile's path in its arguments; the headless shell's renderers do not.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": temporary.path, "FANLIGHT_CHROMIUM": ""]) { $1 }
    process.standardError = errors
    process.standardOutput = output
    // A background job of a shell ignores these signals, and its child processes would inherit that.
    for number in [SIGINT, SIGQUIT, SIGHUP] { signal(number, SIG_DFL) }
    try process.run()
    guard isThere(process) else { throw PrematureExit() }
    return process
  }

  /// An error: the program ended before it reached the state.
  struct PrematureExit: Error {}

  /// The pipe of standard error.
  let errors = Pipe()

  /// The files in the temporary folder, and the processes whose arguments contain its path.
  var leftovers: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
    return files + processes().map { "process \($0)" }
  }

  /// Returns the identifiers of the browser's processes.
  ///
  /// - Parameter argument: An argument that their command lines contain, such as `--type=renderer`.
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

  /// Suspends processes of the browser, including those that start later, until the program ends.
  ///
  /// - Returns: The identifiers of the processes that were running.
  func freeze(_ argument: String, until process: Process) -> [Int32] {
    let folder = temporary.path
    let program = process.processIdentifier
    let running = Self.processes(of: folder, argument)
    for number in running { kill(number, SIGSTOP) }
    Thread {
      // A zombie process still exists, so the loop also ends when the browser's folder is removed.
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
