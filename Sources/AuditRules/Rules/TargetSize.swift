extension Rule {
  /// A control that is too small to tap and too close to others.
  static let targetSize = Rule(
    id: "target-size", severity: .minor, isOnByDefault: false,
    title: "Control that is too small",
    help: """
      A control smaller than 24 by 24 CSS pixels needs so much free space around it that a circle of \
      24 about its middle meets no other (WCAG 2.5.8). Links in a sentence are exempt.
      """,
    properties: { _ in ["min-width", "min-height", "width", "height", "padding"] },
    offenses: { evidence in
      let size = evidence.options.targetSize
      let controls = evidence.boxes.filter {
        $0.box.kind == .control && $0.box.element.frame.isEmpty
      }
      return controls.compactMap { judged -> Offense? in
        let rect = judged.box.documentRect
        guard !judged.box.isInline, isSmall(rect, size), !judged.box.rect.isEmpty,
          controls.contains(where: { isNear(rect, $0.box, of: judged.box.element, size) })
        else { return nil }
        return evidence.offense(
          judged, edge: nil, severity: .minor, culprit: judged.box.element,
          weight: size - min(rect.width, rect.height))
      }
    },
    advice: { finding in
      finding.advice(
        "Let the control be larger, or farther from others.",
        css: CSSLine(finding: finding).declaring("min-width: 24px; min-height: 24px"))
    })

  private static func isSmall(_ rect: Rect, _ size: Double) -> Bool {
    rect.width < size - 0.01 || rect.height < size - 0.01
  }

  /// Returns whether another control is in the circle around the center of a rectangle or, if it is small too, its
  /// own circle intersects that one.
  private static func isNear(_ rect: Rect, _ other: Box, of element: Element, _ size: Double)
    -> Bool
  {
    guard other.element != element else { return false }
    let (middle, target) = (rect.center, other.documentRect)
    func square(_ dx: Double, _ dy: Double) -> Double { dx * dx + dy * dy }
    let dx = max(target.minX - middle.x, 0, middle.x - target.maxX)
    let dy = max(target.minY - middle.y, 0, middle.y - target.maxY)
    if square(dx, dy) < size * size / 4 { return true }
    let across = square(target.center.x - middle.x, target.center.y - middle.y)
    return isSmall(target, size) && across < size * size
  }
}
