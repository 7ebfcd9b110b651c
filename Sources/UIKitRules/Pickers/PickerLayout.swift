package import Foundation

/// The frames of the components and rows of a picker view (S21.1, S21.2).
package enum PickerLayout {
  /// The size of a picker view without another, in points.
  ///
  /// Source: S21.1.
  package static let naturalSize = CGSize(width: 320, height: 216)
  /// The height of rows without another, in points.
  ///
  /// Source: S21.2.
  package static let rowHeight: CGFloat = 32
  /// The space at the sides, in points.
  ///
  /// Source: guessed.
  package static let margin: CGFloat = 9
  /// The space between two components, in points.
  ///
  /// Source: guessed.
  package static let gap: CGFloat = 5
  /// The radius of the band behind the selection, in points.
  ///
  /// Source: guessed.
  package static let bandRadius: CGFloat = 8

  /// Returns the frames of the components, centered in the width.
  ///
  /// - Parameters:
  ///   - widths: The widths that the app sets; components with `nil` share the remaining width.
  ///   - size: The size of the picker view.
  package static func wheels(_ widths: [CGFloat?], in size: CGSize) -> [CGRect] {
    guard !widths.isEmpty else { return [] }
    let gaps = gap * CGFloat(widths.count - 1)
    let given = widths.compactMap { $0 }.reduce(0, +)
    let open = widths.filter { $0 == nil }.count
    let left = max(0, size.width - 2 * margin - gaps - given)
    let share = open > 0 ? left / CGFloat(open) : 0
    let total = given + share * CGFloat(open) + gaps
    var x = (size.width - total) / 2
    return widths.map { width in
      let width = width ?? share
      defer { x += width + gap }
      return CGRect(x: x, y: 0, width: width, height: size.height)
    }
  }

  /// Returns the visible rows with the selected one in the center.
  package static func visibleRows(
    selected: Int, count: Int, offset: CGFloat, rowHeight: CGFloat, height: CGFloat
  ) -> Range<Int> {
    guard count > 0, rowHeight > 0 else { return 0..<0 }
    let beside = Int((height / 2 / rowHeight).rounded(.up))
    let middle = selected - Int((offset / rowHeight).rounded())
    let first = min(max(middle - beside, 0), count)
    return first..<max(first, min(count, middle + beside + 1))
  }

  /// Returns the row at which a component stops that was scrolled by a number of points.
  package static func row(
    from selected: Int, turnedBy offset: CGFloat, rowHeight: CGFloat, count: Int
  ) -> Int {
    let rows = Int((offset / rowHeight).rounded())
    return min(max(selected - rows, 0), max(count - 1, 0))
  }
}
