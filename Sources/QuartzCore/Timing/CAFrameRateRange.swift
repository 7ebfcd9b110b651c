/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest rate; 0 is any.
  public var minimum: Float
  /// The highest rate; 0 is any.
  public var maximum: Float
  /// The preferred rate; 0 or `nil` is any.
  public var preferred: Float?

  /// Creates a range of any rates.
  public init() {
    self.init(minimum: 0, maximum: 0, preferred: 0)
  }

  /// Creates a range, in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range of any rates.
  public static let `default`: CAFrameRateRange = .init()

  /// Returns a Boolean value that indicates whether another range has the same rates.
  public func isEqual(to range: CAFrameRateRange) -> Bool { self == range }
}
