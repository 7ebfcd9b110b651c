import Foundation

/// The state of a segmented control.
@MainActor
struct SegmentState {
  /// A segment of a segmented control.
  struct Segment {
    var title: String?
    var image: UIImage?
    /// The width that was set; 0 if none was.
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  var segments: [Segment] = []
  var selected = UISegmentedControl.noSegment
  var isMomentary = false
  var apportionsByContent = false
  var selectedTint: UIColor?
  /// The segment that the touch is on.
  var pressed: Int?
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Returns the font of titles: 13 points, and heavier in the selected segment since iOS 13.
  func font(_ state: UIControl.State, design: ControlMetrics.Design) -> UIFont {
    if let font = titleAttributes[state]?[.font] as? UIFont { return font }
    if let font = titleAttributes[.normal]?[.font] as? UIFont { return font }
    let isHeavy = state == .selected && design != .outlined
    return .systemFont(ofSize: 13, weight: isHeavy ? .semibold : .regular)
  }

  /// Returns the color that was set for titles.
  func color(_ state: UIControl.State) -> UIColor? {
    titleAttributes[state]?[.foregroundColor] as? UIColor
      ?? titleAttributes[.normal]?[.foregroundColor] as? UIColor
  }

  /// Returns the width that a segment's title or image needs.
  func contentWidth(_ index: Int, design: ControlMetrics.Design, scale: CGFloat) -> CGFloat {
    let segment = segments[index]
    if let image = segment.image { return image.size.width }
    let widths = [UIControl.State.normal, .selected].map { state in
      StyledText(string: segment.title ?? "", font: font(state, design: design)).size()
        .roundedUp(toPixelsAt: scale).width
    }
    return widths.max() ?? 0
  }

  /// Returns the widths that segments need: that of the widest one for all, or its own for each.
  func naturalWidths(_ metrics: ControlMetrics, scale: CGFloat) -> [CGFloat] {
    let contents = segments.indices.map {
      contentWidth($0, design: metrics.design, scale: scale) + metrics.segmentPadding
    }
    let widest = zip(segments, contents).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return segments.indices.map { index in
      if segments[index].width > 0 { return segments[index].width }
      return apportionsByContent ? contents[index] : widest.rounded(.up)
    }
  }

  /// Returns the frames of segments, in whole points: set widths are used as they are, the others share the remaining
  /// width.
  func frames(in bounds: CGRect, _ metrics: ControlMetrics, scale: CGFloat) -> [CGRect] {
    guard !segments.isEmpty else { return [] }
    let natural = naturalWidths(metrics, scale: scale)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = max(0, bounds.width - fixed)
    let freeNatural = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
    let freeCount = segments.filter { $0.width == 0 }.count
    var edges: [CGFloat] = [0]
    for index in segments.indices {
      let width: CGFloat
      if segments[index].width > 0 {
        width = segments[index].width
      } else if apportionsByContent, freeNatural > 0 {
        width = free * natural[index] / freeNatural
      } else {
        width = free / CGFloat(max(1, freeCount))
      }
      edges.append(edges[index] + width)
    }
    return segments.indices.map { index in
      let left = edges[index].rounded(.down)
      let right =
        index == segments.count - 1 ? edges[index + 1] : edges[index + 1].rounded(.down)
      return CGRect(
        x: bounds.minX + left, y: bounds.minY, width: right - left, height: bounds.height)
    }
  }
}
