import Foundation

/// Lines that follow each other and are alike: full lines of items of one size, or a single line.
struct FlowBlock: Equatable, Sendable {
  /// The first item.
  var first: Int
  /// The number of items in a line.
  var perLine: Int
  /// The number of lines.
  var lines: Int
  /// The position at which the first line begins, along the scroll direction.
  var start: CGFloat
  /// The length of a line along that way: its tallest item (S7.8).
  var thickness: CGFloat
  /// The position at which the first item of a line begins, across the scroll direction.
  var lead: CGFloat
  /// The space between the items of a line.
  var gap: CGFloat
  /// The sizes of the items; one for all lines, or one for each item of a single line.
  var sizes: [FlowSize]

  var count: Int { perLine * lines }

  func size(_ item: Int) -> FlowSize { sizes.count == 1 ? sizes[0] : sizes[item - first] }

  /// Returns the position at which the last line ends.
  func end(lineSpacing: CGFloat) -> CGFloat {
    start + CGFloat(lines) * thickness + CGFloat(lines - 1) * lineSpacing
  }

  /// Returns the position at which an item begins along and across the scroll direction.
  func origin(of item: Int, lineSpacing: CGFloat) -> FlowSize {
    let place = item - first
    let column = place % perLine
    var across = lead
    if sizes.count == 1 {
      across += CGFloat(column) * (sizes[0].across + gap)
    } else {
      for size in sizes[..<column] { across += size.across + gap }
    }
    // An item that is shorter than its line is centered in it (S7.8).
    let along = start + CGFloat(place / perLine) * (thickness + lineSpacing)
    return FlowSize(along: along + (thickness - size(item).along) / 2, across: across)
  }
}
