import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A lock that the system releases when the process ends.
struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock on a file; `nil` if the file cannot be opened.
  ///
  /// - Parameter waiting: Called if another process has the lock.
  init?(_ path: String, waiting: () -> Void) {
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      waiting()
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
  }

  /// Releases the lock.
  func unlock() { close(descriptor) }
}
