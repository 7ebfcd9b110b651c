public import Foundation

/// A type with its own text in snapshots of the strategy `.dump`.
public protocol AnySnapshotStringConvertible {
  /// A Boolean value that determines whether the members follow the text; `false` by default.
  static var renderChildren: Bool { get }
  /// The text of the value in snapshots.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// A Boolean value that determines whether the members follow the text; `false` by default.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The debug description, which is the number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC by ISO 8601, to the second.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's debug description without memory addresses.
  public var snapshotDescription: String { DumpText.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The absolute string of the URL.
  public var snapshotDescription: String { debugDescription }
}
