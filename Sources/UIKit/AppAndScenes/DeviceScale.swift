import Foundation
import Synchronization

/// The scale of the device's screen, for access from any thread.
///
/// The device belongs to the main actor, but images can be drawn on any thread.
enum DeviceScale {
  private static let stored = Mutex<CGFloat>(1)

  /// The scale, in pixels per point; 1 before a device is booted.
  static var current: CGFloat { stored.withLock { $0 } }

  /// Stores the scale of the booted device.
  static func update(_ scale: CGFloat) { stored.withLock { $0 = scale } }
}
