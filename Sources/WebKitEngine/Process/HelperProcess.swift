import CMemoryFile
import EngineSupport
import Foundation
import Glibc
import Synchronization
import WebEngine

/// A helper process, which supervises the engine and exits when its standard input is closed.
///
/// Only this file starts processes and creates their descriptors.
final class HelperProcess: Sendable {
  /// The descriptor to which commands are written; a socket, so that writing after the helper exits raises no signal.
  let commands: Int32
  /// The descriptor from which responses and events are read.
  let responses: Int32
  /// The shared memory file that the helper writes pictures to.
  let pixels: Int32
  private let identifier: pid_t
  private let exit: Mutex<Exit>

  private struct Exit {
    var hasExited = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  /// Starts the helper for pages of a device scale factor.
  ///
  /// - Parameter temporaryDirectory: The directory for its private directory; `nil` for the system's.
  init(
    program: String, scale: Int, isSandboxed: Bool, temporaryDirectory: String?
  ) throws(WebEngineError) {
    var opened: [Int32] = []
    func failure(_ call: String) -> WebEngineError {
      for descriptor in opened { Glibc.close(descriptor) }
      return WebEngineError(
        .startFailed,
        "The WebKit helper did not start: \(call) failed: \(String(cString: strerror(errno))).",
        advice: "Allow more open files and processes; “ulimit -a” shows the limits.")
    }
    func pair() -> (ours: Int32, theirs: Int32)? {
      var ends: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
      opened += ends
      return (ends[0], ends[1])
    }
    guard let command = pair(), let response = pair() else { throw failure("socketpair") }
    let memory = fanlight_memory_file_create("fanlight-pixels")
    guard memory >= 0 else { throw failure("memfd_create") }
    opened.append(memory)

    // The child's descriptors are 0, 1 and 3; copies with higher numbers are not overwritten by them.
    var child: [Int32] = []
    for descriptor in [command.theirs, response.theirs, memory] {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
      guard copy >= 0 else { throw failure("fcntl") }
      opened.append(copy)
      child.append(copy)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in zip([0, 1, 3] as [Int32], child) {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
    for descriptor in Self.openDescriptors() where descriptor > 3 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, hidden from Swift behind _GNU_SOURCE
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let arguments =
      [program, "--scale", String(scale), "--pixels", "3"] + (isSandboxed ? [] : ["--no-sandbox"])
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in vector { free(argument) } }
    var variables = ProcessInfo.processInfo.environment
    variables["FANLIGHT_WEBKIT_FONTS"] = FontSettings.text
    if let temporaryDirectory { variables["TMPDIR"] = temporaryDirectory }
    var environment: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in environment { free(variable) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, program, &actions, &attributes, &vector, &environment)
    guard result == 0 else {
      errno = result
      throw failure("posix_spawn of \(program)")
    }
    for descriptor in child + [command.theirs, response.theirs] { Glibc.close(descriptor) }

    self.commands = command.ours
    self.responses = response.ours
    self.pixels = memory
    self.identifier = process
    self.exit = Mutex(Exit())
    let reaper = Thread { [self] in reap() }
    reaper.name = "fanlight-reaper"
    reaper.stackSize = 1 << 16
    reaper.start()
  }

  deinit { Glibc.close(pixels) }

  /// Returns the open descriptors of the current process, including inheritable ones.
  private static func openDescriptors() -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }
  }

  /// Reads a picture of `width * height` pixels without padding between rows; `nil` if it is incomplete.
  func picture(at offset: Int, width: Int, height: Int) -> PagePixels? {
    var isComplete = true
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      var done = 0
      while done < bytes.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
        let read = pread(pixels, rest.baseAddress, rest.count, off_t(offset + done))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else {
          isComplete = false
          break
        }
        done += read
      }
      count = isComplete ? width * height : 0
    }
    return isComplete ? PagePixels(width: width, height: height, words: words) : nil
  }

  /// Waits until the helper and all processes that it started have exited.
  func waitForExit() async {
    await withCheckedContinuation { continuation in
      let hasExited = exit.withLock { exit in
        if !exit.hasExited { exit.waiters.append(continuation) }
        return exit.hasExited
      }
      if hasExited { continuation.resume() }
    }
  }

  /// Kills the helper; its engine then removes the processes and files.
  func kill() { _ = Glibc.kill(identifier, SIGKILL) }

  /// Waits for the helper to exit, on a thread of its own.
  private func reap() {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let waiters = exit.withLock { exit in
      exit.hasExited = true
      defer { exit.waiters = [] }
      return exit.waiters
    }
    for waiter in waiters { waiter.resume() }
  }
}
