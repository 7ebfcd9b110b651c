import Foundation

/// The file descriptors of the standard streams, which the parent process may have closed.
enum StandardDescriptors {
  /// Opens closed standard streams, so that no socket or file gets one of their descriptors.
  ///
  /// The streams are opened for reading only: writing to them fails, so that lost results are reported.
  static func openClosedDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
