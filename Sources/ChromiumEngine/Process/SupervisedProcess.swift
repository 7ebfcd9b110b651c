import Foundation
import Glibc
import Synchronization
import WebEngine

/// A browser process under its supervisor.
///
/// Only this file starts processes and creates their descriptors.
final class SupervisedProcess: Sendable {
  /// The descriptor to which commands are written; a socket, so that writing after the browser exits raises no signal.
  let commands: Int32
  /// The descriptor from which responses and events are read.
  let responses: Int32
  /// The descriptor from which the browser's standard error is read.
  let standardError: Int32
  /// The process identifier of the supervisor.
  let identifier: pid_t

  /// The descriptor whose closing makes the supervisor terminate the browser; `nil` after it is closed.
  private let lifeline: Mutex<Int32?>
  private let exit: Mutex<Exit>

  private struct Exit {
    var status: Int32?
    var waiters: [CheckedContinuation<Int32, Never>] = []
  }

  /// Starts `program` under the supervisor.
  ///
  /// - Parameters:
  ///   - user: The user and group identifier to run the browser as; `nil` for the current user.
  ///   - privateDirectory: The directory that is created for the browser, and removed when it exits.
  init(
    program: String, arguments programArguments: [String], user: UInt32?, privateDirectory: String
  ) throws(WebEngineError) {
    var opened: [Int32] = []
    func failure(_ call: String) -> WebEngineError {
      for descriptor in opened { Glibc.close(descriptor) }
      return WebEngineError(
        .startFailed,
        "The browser could not be started: \(call) failed: \(String(cString: strerror(errno))).",
        advice: "Allow more open files and processes; “ulimit -a” shows the limits.")
    }
    // Sockets instead of pipes: they are created with close-on-exec, and `MSG_NOSIGNAL` prevents
    // SIGPIPE.
    func pair() -> (ours: Int32, theirs: Int32)? {
      var ends: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
      opened += ends
      return (ends[0], ends[1])
    }
    guard let command = pair(), let response = pair(), let error = pair(), let life = pair() else {
      throw failure("socketpair")
    }

    // The child's descriptors are 2 to 5; copies with higher numbers are not overwritten by them.
    var child: [Int32] = []
    for descriptor in [error.theirs, command.theirs, response.theirs, life.theirs] {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
      guard copy >= 0 else { throw failure("fcntl") }
      opened.append(copy)
      child.append(copy)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    for (number, descriptor) in child.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number) + 2)
    }
    for descriptor in Self.openDescriptors() where descriptor > 5 {
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
      ["sh", "-c", SupervisorScript.text, "fanlight-supervisor", privateDirectory]
      + [user.map(String.init) ?? "", program] + programArguments
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in vector { free(argument) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, &vector, environ)
    guard result == 0 else {
      errno = result
      throw failure("posix_spawn of /bin/sh")
    }
    for descriptor in child + [error.theirs, command.theirs, response.theirs, life.theirs] {
      Glibc.close(descriptor)
    }

    self.commands = command.ours
    self.responses = response.ours
    self.standardError = error.ours
    self.lifeline = Mutex(life.ours)
    self.identifier = process
    self.exit = Mutex(Exit())
    let reaper = Thread { [self] in reap() }
    reaper.name = "fanlight-reaper"
    reaper.stackSize = 1 << 16
    reaper.start()
  }

  /// Returns the open descriptors of the current process, including inheritable ones.
  private static func openDescriptors() -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }
  }

  /// Makes the supervisor terminate the browser: by closing its pipe, and by SIGKILL after a grace period.
  func terminate() {
    lifeline.withLock { descriptor in
      if let open = descriptor { Glibc.close(open) }
      descriptor = nil
    }
  }

  /// Waits until the browser has exited and its directory has been removed, and returns the exit status.
  func waitForExit() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status: Int32? = exit.withLock { exit in
        if exit.status == nil { exit.waiters.append(continuation) }
        return exit.status
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  /// Waits for the supervisor to exit, on a thread of its own.
  private func reap() {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let exitStatus = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    let waiters = exit.withLock { exit in
      exit.status = exitStatus
      defer { exit.waiters = [] }
      return exit.waiters
    }
    terminate()
    for waiter in waiters { waiter.resume(returning: exitStatus) }
  }
}
