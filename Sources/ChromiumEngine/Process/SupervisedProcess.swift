import Foundation
import Glibc
import Synchronization
import WebEngine

/// A browser under its supervisor: the descriptors to talk to it, and its end.
///
/// The only file that starts processes and touches raw descriptors' creation.
final class SupervisedProcess: Sendable {
  /// Where commands are written; a socket, so that writing to a dead browser is no signal.
  let commands: Int32
  /// Where replies and events are read.
  let replies: Int32
  /// Where the browser's standardErrorTail are read.
  let diagnostics: Int32
  /// The supervisor's process, which leads the session of the browser's processes.
  let identifier: pid_t

  /// Held open while the app wants the browser; closed once.
  private let lifeline: Mutex<Int32?>
  private let ending: Mutex<Ending>

  private struct Ending {
    var status: Int32?
    var waiters: [CheckedContinuation<Int32, Never>] = []
  }

  /// Starts `program` under the supervisor.
  ///
  /// - Parameters:
  ///   - user: The user and group number that the browser becomes, or `nil` for our own.
  ///   - privateDirectory: The directory that is made for the browser and goes with it.
  init(
    program: String, arguments: [String], user: UInt32?, privateDirectory: String
  ) throws(WebEngineError) {
    var opened: [Int32] = []
    func failure(_ call: String) -> WebEngineError {
      for descriptor in opened { Glibc.close(descriptor) }
      return WebEngineError(
        .startFailed,
        "The browser could not be started: \(call) said “\(String(cString: strerror(errno)))”.",
        advice: "Allow more open files and processes; “ulimit -a” shows how many there may be.")
    }
    // Sockets, not pipes: they can be made closed to other children from the start, and writing to
    // a dead one need not be a signal.
    func pair() -> (ours: Int32, theirs: Int32)? {
      var ends: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
      opened += ends
      return (ends[0], ends[1])
    }
    guard let command = pair(), let reply = pair(), let diagnosis = pair(), let life = pair() else {
      throw failure("socketpair")
    }

    // The child's numbers are 2 to 5; copies above them keep one from overwriting another.
    var child: [Int32] = []
    for descriptor in [diagnosis.theirs, command.theirs, reply.theirs, life.theirs] {
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

    let words =
      ["sh", "-c", SupervisorScript.text, "fanlight-supervisor", privateDirectory]
      + [user.map(String.init) ?? "", program] + arguments
    var vector: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for word in vector { free(word) } }
    var process: pid_t = 0
    let result = posix_spawn(&process, "/bin/sh", &actions, &attributes, &vector, environ)
    guard result == 0 else {
      errno = result
      throw failure("posix_spawn of /bin/sh")
    }
    for descriptor in child + [diagnosis.theirs, command.theirs, reply.theirs, life.theirs] {
      Glibc.close(descriptor)
    }

    self.commands = command.ours
    self.replies = reply.ours
    self.diagnostics = diagnosis.ours
    self.lifeline = Mutex(life.ours)
    self.identifier = process
    self.ending = Mutex(Ending())
    let reaper = Thread { [self] in reap() }
    reaper.name = "fanlight-reaper"
    reaper.stackSize = 1 << 16
    reaper.start()
  }

  /// Every descriptor of this program, also those that others opened for all children.
  private static func openDescriptors() -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { Int32($0) }
  }

  /// Tells the supervisor that the browser is not wanted any more; it gets a moment, then force.
  func letGo() {
    lifeline.withLock { descriptor in
      if let open = descriptor { Glibc.close(open) }
      descriptor = nil
    }
  }

  /// Returns when the browser has ended and its directory is removed, with the exit status.
  func waitForEnd() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status: Int32? = ending.withLock { ending in
        if ending.status == nil { ending.waiters.append(continuation) }
        return ending.status
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  /// Waits for the supervisor on a thread of its own, so that no zombie stays.
  private func reap() {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let exit = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    let waiters = ending.withLock { ending in
      ending.status = exit
      defer { ending.waiters = [] }
      return ending.waiters
    }
    letGo()
    for waiter in waiters { waiter.resume(returning: exit) }
  }
}
