/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The value of the type.
  public let rawValue: UInt8

  /// Creates a type from its value.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A point in time.
  public static let event = OSSignpostType(rawValue: 0x00)

  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 0x01)

  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 0x02)

  /// The name of the type in the log.
  var name: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    default: "event"
    }
  }
}
