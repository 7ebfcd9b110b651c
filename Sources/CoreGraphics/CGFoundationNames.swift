public import Foundation

// Core Foundation's names, which Foundation on Linux does not export, as Foundation's classes, to which they
// are toll-free bridged on Apple systems.

/// An immutable string of Core Foundation.
public typealias CFString = NSString
/// Immutable bytes of Core Foundation.
public typealias CFData = NSData
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// An immutable array of Core Foundation.
public typealias CFArray = NSArray

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes in data.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a pointer to the bytes of data, valid as long as the data is; `nil` if there is no data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// A time, in seconds since the reference date of 1 January 2001 (GMT).
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time of the machine, in seconds since the reference date.
///
/// The device's clock, which tests advance, is that of `CACurrentMediaTime`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
