import Synchronization

/// An identifier that disambiguates intervals of the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The value of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from a value.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates an identifier that is unique in the process.
  public init(log: OSLog) {
    rawValue = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates an identifier from an object, always the same for the same object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)

  /// An identifier that is not valid.
  public static let invalid = OSSignpostID(.max)

  /// An identifier for no signpost.
  public static let null = OSSignpostID(0)

  /// Returns a Boolean value that indicates whether an identifier is less than another.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool {
    a.rawValue < b.rawValue
  }

  private static let count = Atomic<UInt64>(0)
}
