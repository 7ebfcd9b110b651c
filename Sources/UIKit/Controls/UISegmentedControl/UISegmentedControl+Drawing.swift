import CoreGraphics
import DisplayList
import Foundation

extension UISegmentedControl {
  func drawSegments() {
    var drawing = ControlDrawing(traitCollection)
    if metrics.design == .outlined { drawOutlined(&drawing) } else { drawFilled(&drawing) }
    drawing.dim(isEnabled ? 1 : 0.5)
    drawing.paint()
  }

  /// Draws the style of iOS 7 through 12: an outline in the tint color, which also fills the
  /// selected segment.
  private func drawOutlined(_ drawing: inout ControlDrawing) {
    let (radius, rects) = (metrics.segmentRadius, segmentRects)
    for (index, rect) in rects.enumerated() {
      let isChosen = index == segmented.selected
      if isChosen || index == segmented.pressed {
        var corners: RectCorners = []
        if rect.minX <= bounds.minX { corners.formUnion([.topLeft, .bottomLeft]) }
        if rect.maxX >= bounds.maxX { corners.formUnion([.topRight, .bottomRight]) }
        drawing.fill(
          .roundedRect(rect, radius: radius, corners: corners),
          isChosen ? tintColor : tintColor.withAlphaComponent(0.15))
      }
      if rect.minX > bounds.minX {
        drawing.fill(
          Path(CGRect(x: rect.minX - 0.5, y: rect.minY, width: 1, height: rect.height)), tintColor)
      }
      let color: UIColor = isChosen ? .white : tintColor
      show(index, in: rect, color, &drawing)
    }
    drawing.outline(bounds, radius: radius, width: 1, tintColor)
  }

  /// Draws the style from iOS 13 on: a gray background, with the selected segment raised.
  private func drawFilled(_ drawing: inout ControlDrawing) {
    let (radius, rects) = (metrics.segmentRadius, segmentRects)
    drawing.rounded(bounds, radius: radius, .tertiarySystemFill)
    let chosen = segmented.selected
    for (index, rect) in rects.enumerated() where rect.minX > bounds.minX {
      // There is no divider beside the selected segment.
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let before = isRightToLeft ? index + 1 : index - 1
      guard index != chosen, before != chosen else { continue }
      drawing.rounded(
        CGRect(x: rect.minX - 0.5, y: rect.midY - 8, width: 1, height: 16), radius: 0.5,
        .separator)
    }
    if rects.indices.contains(chosen) {
      let pill = rects[chosen].insetBy(dx: 2, dy: 2)
      // White, and on a dark background the gray of pictures of iOS 13: 0x636366.
      let own: UIColor = drawing.isDark ? UIColor(white: 0.39, alpha: 1) : .white
      drawing.rounded(
        pill.offsetBy(dx: 0, dy: 1), radius: radius - 2, UIColor(white: 0, alpha: 0.08))
      drawing.rounded(pill, radius: radius - 2, segmented.selectedTint ?? own)
    }
    for (index, rect) in rects.enumerated() {
      show(index, in: rect, .label, &drawing)
    }
  }

  private func show(
    _ index: Int, in rect: CGRect, _ color: UIColor, _ drawing: inout ControlDrawing
  ) {
    let segment = segmented.segments[index]
    let state: UIControl.State =
      index == segmented.selected ? .selected : segment.isEnabled ? .normal : .disabled
    var ink = segmented.color(state) ?? color
    if !segment.isEnabled { ink = ink.withAlphaComponent(0.3) }
    if let image = segment.image {
      drawing.image(image, in: rect, ink)
    } else if let title = segment.title, !title.isEmpty {
      drawing.text(
        title, font: segmented.font(state, design: metrics.design), in: rect.insetBy(dx: 2, dy: 0),
        ink)
    }
  }
}
