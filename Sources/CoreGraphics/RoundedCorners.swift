/// Which corners of a rectangle a shape rounds.
package struct RoundedCorners: OptionSet, Sendable, Hashable {
  /// The set's bits.
  package let rawValue: UInt

  /// Creates a set from its bits.
  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the minimum x and minimum y.
  package static let topLeft: RoundedCorners = .init(rawValue: 1)
  /// The corner at the maximum x and minimum y.
  package static let topRight: RoundedCorners = .init(rawValue: 2)
  /// The corner at the minimum x and maximum y.
  package static let bottomLeft: RoundedCorners = .init(rawValue: 4)
  /// The corner at the maximum x and maximum y.
  package static let bottomRight: RoundedCorners = .init(rawValue: 8)
  /// All four corners.
  package static let all: RoundedCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
