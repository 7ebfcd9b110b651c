import Synchronization

/// The version of the system, for access from any thread.
///
/// The device is known to the main actor only, and colors may be resolved anywhere.
enum DeviceSystem {
  private static let stored = Mutex(SystemVersion(major: 26))

  /// The version; before a device is booted, the newest one known.
  static var version: SystemVersion { stored.withLock { $0 } }

  /// Takes over the system of the device that is booted.
  static func update(_ version: SystemVersion) { stored.withLock { $0 = version } }
}
