public import Foundation

/// The functions that convert values to and from golden files, and compare them.
public struct Diffing<Value> {
  /// Returns the data of a golden file for a value.
  public var toData: (Value) -> Data
  /// Returns the value of a golden file's data.
  public var fromData: (Data) -> Value
  /// Returns a description of the difference between the golden value, which is the first argument, and
  /// another value, with attachments that show it; `nil` if they match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison from three closures.
  ///
  /// - Parameters:
  ///   - toData: Returns the data of a golden file for a value.
  ///   - fromData: Returns the value of a golden file's data.
  ///   - diff: Returns a description of the difference between the golden value, the first, and another
  ///     value; `nil` if they match.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
