/// Constants for what an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The string of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// After its end, the animation shows its last value.
  public static let forwards: CAMediaTimingFillMode = .init(rawValue: "forwards")
  /// Before its beginning, the animation shows its first value.
  public static let backwards: CAMediaTimingFillMode = .init(rawValue: "backwards")
  /// The animation shows its first value before, and its last value after it.
  public static let both: CAMediaTimingFillMode = .init(rawValue: "both")
  /// The animation shows nothing before and after it; the default.
  public static let removed: CAMediaTimingFillMode = .init(rawValue: "removed")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
