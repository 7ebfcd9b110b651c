import Foundation
import Synchronization

/// The scale of the device's screen, for access from any thread.
///
/// The device is known to the main actor only, and images may be drawn anywhere.
enum DeviceScale {
  private static let stored = Mutex<CGFloat>(1)

  /// The scale, in pixels per point; 1 before a device is booted.
  static var current: CGFloat { stored.withLock { $0 } }

  /// Takes over the scale of the device that is booted.
  static func update(_ scale: CGFloat) { stored.withLock { $0 = scale } }
}
