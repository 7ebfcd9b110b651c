import Synchronization

/// The version of the system, for access from any thread.
///
/// The device is known only on the main actor, and colors may be resolved on any thread.
enum DeviceSystem {
  private static let stored = Mutex(SystemVersion(major: 26))

  /// The version; before a device is booted, the newest one known.
  static var version: SystemVersion { stored.withLock { $0 } }

  /// Stores the system of the booted device.
  static func update(_ version: SystemVersion) { stored.withLock { $0 = version } }
}
