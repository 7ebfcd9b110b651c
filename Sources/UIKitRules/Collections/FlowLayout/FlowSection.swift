package import Foundation

/// One section of a flow layout, along the scroll direction: header, insets, lines, footer
/// (S7.10).
package struct FlowSection: Equatable, Sendable {
  /// The metrics of a section from the delegate and the layout's properties, in points.
  package struct Metrics: Equatable, Sendable {
    package var sizes = FlowSizes()
    package var insets = Edges()
    package var itemSpacing: CGFloat = 0
    package var lineSpacing: CGFloat = 0
    package var header: CGFloat = 0
    package var footer: CGFloat = 0

    /// Creates the metrics of a section without items.
    package init() {}
  }

  /// Distances from the edges, along and across the scroll direction.
  package struct Edges: Equatable, Sendable {
    package var alongStart: CGFloat = 0
    package var alongEnd: CGFloat = 0
    package var acrossStart: CGFloat = 0
    package var acrossEnd: CGFloat = 0

    /// Creates distances; zero by default.
    package init(
      alongStart: CGFloat = 0, alongEnd: CGFloat = 0, acrossStart: CGFloat = 0,
      acrossEnd: CGFloat = 0
    ) {
      self.alongStart = alongStart
      self.alongEnd = alongEnd
      self.acrossStart = acrossStart
      self.acrossEnd = acrossEnd
    }
  }

  package var metrics: Metrics
  /// The insets that the reference adds across the scroll direction (S7.15).
  let reference: Edges
  /// The position at which the section begins in the content.
  var start: CGFloat = 0
  private(set) var lines: FlowLines

  package init(_ metrics: Metrics, reference: Edges, contentAcross: CGFloat) {
    self.metrics = metrics
    self.reference = reference
    let insets = metrics.insets
    lines = FlowLines(
      metrics.sizes,
      in: FlowLines.Space(
        across: contentAcross - insets.acrossStart - insets.acrossEnd - reference.acrossStart
          - reference.acrossEnd,
        itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing))
  }

  package var count: Int { metrics.sizes.count }

  /// The length of the section.
  var length: CGFloat {
    metrics.header + metrics.insets.alongStart + lines.length + metrics.insets.alongEnd
      + metrics.footer
  }

  var end: CGFloat { start + length }

  private var linesStart: CGFloat { start + metrics.header + metrics.insets.alongStart }

  /// Returns the position of an item, and its size.
  package func frame(of item: Int) -> (origin: FlowSize, size: FlowSize) {
    var origin = lines.origin(of: item)
    origin.along += linesStart
    origin.across += metrics.insets.acrossStart + reference.acrossStart
    return (origin, metrics.sizes[item])
  }

  /// Returns the items whose lines are between two positions of the content.
  package func items(from: CGFloat, to: CGFloat) -> Range<Int> {
    lines.items(from: from - linesStart, to: to - linesStart)
  }

  /// Sets the size of an item and breaks the lines again from there.
  mutating func setSize(_ size: FlowSize, of item: Int) {
    metrics.sizes.set(size, at: item)
    lines.refill(metrics.sizes, from: item)
  }
}
