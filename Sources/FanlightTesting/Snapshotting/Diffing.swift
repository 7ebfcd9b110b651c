public import Foundation

/// How values are written to golden files, read from them and compared.
public struct Diffing<Value> {
  /// Returns what a golden file has of a value.
  public var toData: (Value) -> Data
  /// Returns the value that a golden file has.
  public var fromData: (Data) -> Value
  /// Returns how a value differs from the golden one, the first argument, with attachments that show it;
  /// `nil` if they are the same.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison of three closures.
  ///
  /// - Parameters:
  ///   - toData: Returns what a golden file has of a value.
  ///   - fromData: Returns the value that a golden file has.
  ///   - diff: Returns how the second value differs from the golden one, the first; `nil` if they are the
  ///     same.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
