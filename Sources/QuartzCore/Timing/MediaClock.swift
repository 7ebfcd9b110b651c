import Foundation
import Synchronization

/// The device's clock as every thread may read it; UIKit, which owns the clock, sets it.
package enum MediaClock {
  private static let seconds = Mutex<CFTimeInterval>(0)

  static var now: CFTimeInterval { seconds.withLock { $0 } }

  /// Sets the time, in seconds since the device was booted.
  package static func set(_ time: TimeInterval) {
    seconds.withLock { $0 = time }
  }
}
