/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The minimum frame rate; 0 for any.
  public var minimum: Float
  /// The maximum frame rate; 0 for any.
  public var maximum: Float
  /// The preferred frame rate; 0 or `nil` for any.
  public var preferred: Float?

  /// Creates a range that allows any frame rate.
  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  /// Creates a range, in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that allows any frame rate.
  public static let `default`: CAFrameRateRange = .init()

  /// Returns a Boolean value that indicates whether another range has the same frame rates.
  public func isEqual(to range: CAFrameRateRange) -> Bool { self == range }
}
