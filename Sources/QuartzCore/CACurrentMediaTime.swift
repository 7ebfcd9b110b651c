public import Foundation
import Synchronization

/// A length of time, in seconds.
public typealias CFTimeInterval = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the device's clock, in seconds since it was booted.
///
/// It stands still while code runs, and passes when the device is told to let it pass.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The device's clock as every thread may read it; UIKit, which owns the clock, sets it.
package enum MediaClock {
  private static let seconds = Mutex<CFTimeInterval>(0)

  static var now: CFTimeInterval { seconds.withLock { $0 } }

  /// Sets the time, in seconds since the device was booted.
  package static func set(_ time: TimeInterval) {
    seconds.withLock { $0 = time }
  }
}
