/// The axes along which a view determines its own size.
package struct FittingAxes: OptionSet, Sendable {
  package let rawValue: Int

  /// Creates axes from their bits.
  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

  @inlinable package static var width: FittingAxes { FittingAxes(rawValue: 1) }
  @inlinable package static var height: FittingAxes { FittingAxes(rawValue: 2) }
}
