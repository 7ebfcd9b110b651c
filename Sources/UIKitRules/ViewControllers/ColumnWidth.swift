package import Foundation

/// The width of a column, as the app prefers it.
package struct ColumnWidth: Equatable, Sendable {
  /// The value of a width that is left to the system, as `UISplitViewController.automaticDimension`.
  package static let automatic: CGFloat = -.greatestFiniteMagnitude

  package var preferred = ColumnWidth.automatic
  package var fraction = ColumnWidth.automatic
  package var minimum = ColumnWidth.automatic
  package var maximum = ColumnWidth.automatic

  /// Creates a width that is left to the system.
  package init() {}

  /// Returns the width in a container.
  ///
  /// By default it is 40 per cent and at most 320, the documented defaults of the first column;
  /// a column between has the same, a guess.
  package func resolved(in width: CGFloat) -> CGFloat {
    func or(_ value: CGFloat, _ usual: CGFloat) -> CGFloat {
      value == ColumnWidth.automatic ? usual : value
    }
    let isFree = preferred == ColumnWidth.automatic
    let wanted = isFree ? or(fraction, 0.4) * width : preferred
    // A custom width is not limited by the default maximum.
    let most = or(maximum, isFree ? 320 : max(320, preferred))
    return min(max(wanted, or(minimum, 0)), most, width).rounded()
  }
}
