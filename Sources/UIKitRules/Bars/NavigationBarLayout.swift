package import Foundation

/// The layout of a navigation bar's items and title in their row.
package struct NavigationBarLayout: Sendable {
  /// The design of the era's bars.
  package var design: BarDesign
  /// The width of the bar.
  package var width: CGFloat
  /// The y of the row, below a prompt.
  package var rowTop: CGFloat
  /// The height of the row.
  package var rowHeight: CGFloat
  /// The safe area at the sides.
  package var insets: UIEdgeInsets
  /// The space at the sides inside the safe area.
  package var margin: CGFloat
  /// The span of a floating tab bar in the center of the row; `nil` without one.
  package var tabs: ClosedRange<CGFloat>?
  /// The x around which the title is centered, in points: the center of the bar by default.
  package var titleMiddle: CGFloat

  /// Creates the layout of a row.
  package init(
    design: BarDesign, width: CGFloat, rowTop: CGFloat, rowHeight: CGFloat, insets: UIEdgeInsets,
    margin: CGFloat, tabs: ClosedRange<CGFloat>? = nil, titleMiddle: CGFloat? = nil
  ) {
    self.design = design
    self.width = width
    self.rowTop = rowTop
    self.rowHeight = rowHeight
    self.insets = insets
    self.margin = margin
    self.tabs = tabs
    self.titleMiddle = titleMiddle ?? width / 2
  }

  /// An item of the row.
  package struct Item: Sendable {
    /// The size of the content, in points.
    package var size: CGSize
    /// Whether it is an image, which shares its glass with neighbors.
    package var isImage = false
    /// Whether it is the back button.
    package var isBack = false
    /// Whether it is a custom view.
    package var isCustom = false
    /// Whether it is a fixed or flexible space.
    package var isSpace = false

    /// Creates an item.
    package init(
      size: CGSize, isImage: Bool = false, isBack: Bool = false, isCustom: Bool = false,
      isSpace: Bool = false
    ) {
      self.size = size
      self.isImage = isImage
      self.isBack = isBack
      self.isCustom = isCustom
      self.isSpace = isSpace
    }
  }

  /// The frames of the items, of the title and of the glass below the items.
  package struct Placement: Equatable, Sendable {
    package var left: [CGRect] = []
    package var right: [CGRect] = []
    package var title = CGRect.zero
    package var glass: [CGRect] = []
  }

  /// Computes the frames of items, given from their edge on, and of a title.
  package func placement(left: [Item], right: [Item], title: CGSize) -> Placement {
    var placement = Placement()
    let leftRuns = runs(left)
    let rightRuns = runs(right)
    placement.left = leftRuns.items
    placement.glass = leftRuns.glass
    placement.right = rightRuns.items.map { $0.mirrored(in: safeRow) }
    placement.glass += rightRuns.glass.map { $0.mirrored(in: safeRow) }
    let gap: CGFloat = 8
    let start = max(leftRuns.end + gap, insets.left + margin)
    // The groups at the right are laid out at the left and mirrored, and so is their end.
    let rightStart = safeRow.minX + safeRow.maxX - rightRuns.end
    let end = min(rightStart - gap, width - insets.right - margin)
    let titleWidth = min(title.width, max(0, end - start))
    let centered = titleMiddle - titleWidth / 2
    if let tabs {
      // The title is at the leading edge, as wide as the tabs allow; estimated.
      let space = max(0, min(title.width, tabs.lowerBound - gap - start))
      placement.title = CGRect(
        x: start, y: titleCenter - title.height / 2, width: space, height: title.height)
      return placement
    }
    placement.title = CGRect(
      x: min(max(centered, start), max(start, end - titleWidth)),
      y: titleCenter - title.height / 2, width: titleWidth, height: title.height)
    return placement
  }

  /// The vertical center of the row: 22 below its top on iOS 26 (S3.31).
  package var titleCenter: CGFloat { rowTop + (design == .glass ? 22 : rowHeight / 2) }

  /// Returns the frames of items from the left edge on and of their glass, and the x at which the last one ends.
  private func runs(_ items: [Item]) -> (items: [CGRect], glass: [CGRect], end: CGFloat) {
    var rects: [CGRect] = []
    var glass = BarGlass()
    // The back indicator of a strip is nearer to the edge than other items; estimated.
    var x = insets.left + (design == .strip && items.first?.isBack == true ? 8 : margin)
    var previous: Item?
    for item in items {
      if let previous, !item.isSpace, !previous.isSpace {
        x += joins(previous, item) ? 0 : gap(previous, item)
      }
      let itemWidth = design == .glass && !item.isSpace ? glassWidth(item) : item.size.width
      let height = design == .glass ? BarGlass.height : rowHeight
      let rect = CGRect(x: x, y: rowTop, width: itemWidth, height: height)
      rects.append(rect)
      if design == .glass, !item.isSpace {
        glass.add(rect, joinsPrevious: previous.map { joins($0, item) } ?? false)
      }
      x += itemWidth
      previous = item
    }
    return (rects, glass.frames, items.isEmpty ? insets.left : x)
  }

  /// Returns whether two neighbors share one piece of glass.
  private func joins(_ one: Item, _ other: Item) -> Bool {
    design == .glass && one.isImage && other.isImage && !one.isBack && !other.isBack
  }

  private func gap(_ one: Item, _ other: Item) -> CGFloat {
    design == .glass ? 12 : one.isImage && other.isImage ? 22 : 16
  }

  private func glassWidth(_ item: Item) -> CGFloat {
    // A circle of 44 points at least (S3.38). An app's custom view of 36 fits in (S3.41).
    let padding: CGFloat = item.isCustom ? 8 : item.isImage ? 20 : 28
    return max(BarGlass.height, item.size.width + padding)
  }

  /// The part of the row inside the safe area, whose insets at the left and right may differ.
  private var safeRow: CGRect {
    CGRect(
      x: insets.left, y: rowTop, width: width - insets.left - insets.right, height: rowHeight)
  }
}
