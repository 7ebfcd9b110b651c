package import Foundation

/// The layout of a toolbar's items.
package struct ToolbarLayout: Sendable {
  /// The design of the era's bars.
  package var design: BarDesign
  /// The size of the row.
  package var size: CGSize
  /// The safe area at the sides.
  package var insets: UIEdgeInsets
  /// The space at the sides inside the safe area.
  package var margin: CGFloat
  /// Whether the layout is right to left.
  package var isRightToLeft = false

  /// Creates the layout of a row.
  package init(
    design: BarDesign, size: CGSize, insets: UIEdgeInsets, margin: CGFloat,
    isRightToLeft: Bool = false
  ) {
    self.design = design
    self.size = size
    self.insets = insets
    self.margin = margin
    self.isRightToLeft = isRightToLeft
  }

  /// An item of the row.
  package struct Item: Sendable {
    /// The width of the content or of the fixed space, in points.
    package var width: CGFloat
    /// Whether it is flexible space, which takes the remaining width.
    package var isFlexible = false
    /// Whether it is a fixed or flexible space.
    package var isSpace = false
    /// Whether it is an image, which shares its glass with neighbors.
    package var isImage = false

    /// Creates an item.
    package init(
      width: CGFloat, isFlexible: Bool = false, isSpace: Bool = false, isImage: Bool = false
    ) {
      self.width = width
      self.isFlexible = isFlexible
      self.isSpace = isSpace
      self.isImage = isImage
    }
  }

  /// Computes the layout of the items from the leading edge on; returns their frames and those of the
  /// glass below them.
  package func frames(_ items: [Item]) -> (items: [CGRect], glass: [CGRect]) {
    guard isRightToLeft else { return framesFromLeft(items) }
    var mirror = self
    (mirror.insets.left, mirror.insets.right) = (insets.right, insets.left)
    let places = mirror.framesFromLeft(items)
    let row = CGRect(origin: .zero, size: size)
    return (
      places.items.map { $0.mirrored(in: row) }, places.glass.map { $0.mirrored(in: row) }
    )
  }

  private func framesFromLeft(_ items: [Item]) -> (items: [CGRect], glass: [CGRect]) {
    let widths = items.map(width)
    let gaps = items.indices.map { $0 == 0 ? 0 : gap(items[$0 - 1], items[$0]) }
    let space = size.width - insets.left - insets.right - 2 * margin
    let used = widths.reduce(0, +) + gaps.reduce(0, +)
    let flexible = items.count { $0.isFlexible }
    let share = flexible == 0 ? 0 : max(0, space - used) / CGFloat(flexible)
    let height = design == .glass ? min(BarGlass.height, size.height) : size.height
    // S3.38: Buttons begin 10 below the top of the slot. Without a home indicator below there is no
    // space for that, and no source documents the slot in that case.
    let lowest = size.height + insets.bottom - height
    let y: CGFloat = design == .glass ? max(0, min(10, lowest / 2)) : 0
    var x = insets.left + margin
    var rects: [CGRect] = []
    var glass = BarGlass()
    for index in items.indices {
      x += gaps[index]
      let itemWidth = items[index].isFlexible ? share : widths[index]
      let rect = CGRect(x: x, y: y, width: itemWidth, height: height)
      rects.append(rect)
      if design == .glass, !items[index].isSpace {
        glass.add(rect, joinsPrevious: index > 0 && joins(items[index - 1], items[index]))
      }
      x += itemWidth
    }
    return (rects, glass.frames)
  }

  private func joins(_ one: Item, _ other: Item) -> Bool {
    one.isImage && other.isImage
  }

  private func gap(_ one: Item, _ other: Item) -> CGFloat {
    if one.isSpace || other.isSpace { return 0 }
    if design == .glass { return joins(one, other) ? 0 : 12 }
    return 20
  }

  private func width(_ item: Item) -> CGFloat {
    guard design == .glass, !item.isSpace else { return item.isFlexible ? 0 : item.width }
    return max(BarGlass.height, item.width + (item.isImage ? 20 : 28))
  }
}
