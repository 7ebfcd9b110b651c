public import Foundation
import Synchronization

/// A length of time, in seconds.
public typealias CFTimeInterval = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the device's clock, in seconds since it was booted.
///
/// It stands still while code runs, and passes when the device is told to let it pass.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
