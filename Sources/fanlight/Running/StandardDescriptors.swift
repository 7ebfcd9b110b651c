import Foundation

/// The descriptors 0 to 2, which whoever starts the program may have closed.
enum StandardDescriptors {
  /// Opens closed standard streams, so that no socket or picture gets the number of one.
  ///
  /// Writing to a stream opened here fails, so that lost results are reported.
  static func openClosedDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
