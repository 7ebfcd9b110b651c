public import Foundation
import Synchronization

/// A length of time, in seconds.
public typealias CFTimeInterval = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the device's clock, in seconds since it was booted.
///
/// The clock does not advance while code runs; it advances with the device's virtual clock.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
