/// Constants that specify what an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the fill mode.
  public let rawValue: String

  /// Creates a fill mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The animation shows its final state after its end.
  public static let forwards: CAMediaTimingFillMode = .init(rawValue: "forwards")
  /// The animation shows its initial state before its beginning.
  public static let backwards: CAMediaTimingFillMode = .init(rawValue: "backwards")
  /// The animation shows its initial state before its beginning and its final state after its end.
  public static let both: CAMediaTimingFillMode = .init(rawValue: "both")
  /// The animation has no effect before its beginning and after its end; the default.
  public static let removed: CAMediaTimingFillMode = .init(rawValue: "removed")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}
