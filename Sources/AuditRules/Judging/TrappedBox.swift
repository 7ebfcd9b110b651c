/// A box that is not visible at any scroll offset (audit.md 3, `trapped-content`).
struct TrappedBox: Sendable {
  /// The box.
  private let judged: JudgedBox
  /// The element that is taller than the visible rectangle and keeps the box outside it.
  private let container: Element
  /// The edge that the box is beyond.
  private let edge: Edge
  /// The distance of the box beyond the edge, in points.
  private let distance: Double

  /// Creates a trapped box; `nil` if the user can scroll the box into view, or no element keeps it outside.
  init?(judged: JudgedBox, evidence: Evidence) {
    let visible = evidence.screenful.visible
    let ink = judged.box.ink
    // Most boxes are in view already.
    guard ink.minY < visible.minY || ink.maxY > visible.maxY,
      let container = Self.container(of: judged, over: evidence.screenful.unobscured)
    else { return nil }
    guard
      ink.intersection(Rect(minX: visible.minX, minY: ink.minY, maxX: visible.maxX, maxY: ink.maxY))
        .width >= 2
    else { return nil }
    let up = judged.reach.distance(awayFrom: .bottom)
    let down = judged.reach.distance(awayFrom: .top)
    let below = ink.maxY - up - visible.maxY
    let above = visible.minY - ink.minY - down
    let least = judged.box.kind == .control ? 0.5 : 0.25
    func isHidden(_ distance: Double) -> Bool {
      judged.box.kind == .control
        ? distance > least * ink.height : distance >= least * ink.height && distance > 0
    }
    self.judged = judged
    self.container = container
    if below >= above, isHidden(below) {
      edge = .bottom
      distance = below
    } else if isHidden(above) {
      edge = .top
      distance = above
    } else {
      return nil
    }
  }

  /// Returns the offense of the box.
  func offense(in evidence: Evidence) -> Offense {
    let ink = judged.box.ink
    return evidence.offense(
      judged, edge: edge, severity: .critical, culprit: container, rect: ink,
      overlap: Point(x: ink.width, y: min(distance, ink.height)), weight: distance)
  }

  /// Returns the innermost ancestor that is taller than the visible rectangle, partly in it, and does not scroll;
  /// `nil` if an ancestor inside it clips the box already.
  private static func container(of judged: JudgedBox, over visible: Rect) -> Element? {
    var shown = judged.box.ink
    let height = shown.height
    // The rectangle of an ancestor outside a scroller does not say which of the scroller's content can be
    // seen.
    var isScrolled = false
    for ancestor in judged.box.ancestors {
      switch ancestor {
      case .scroller(let scroller):
        isScrolled = isScrolled || scroller.vertical != .none
      case .clip(let clip):
        if clip.isVertical, isContainer(clip.rect, over: visible) {
          return isShown(shown, in: clip.rect, of: height, isScrolled: isScrolled)
            ? clip.element : nil
        }
        if !isScrolled { shown = clip.cut(shown) }
      case .pinned(let id):
        guard let element = judged.pinned.first(where: { $0.id == id }),
          element.isStuck(on: .vertical),
          isContainer(element.rect, over: visible)
        else { continue }
        return isShown(shown, in: element.rect, of: height, isScrolled: isScrolled)
          ? element.element : nil
      }
    }
    return nil
  }

  private static func isContainer(_ rect: Rect, over visible: Rect) -> Bool {
    rect.height > visible.height + 1 && !rect.intersection(visible).isEmpty
  }

  /// Returns whether a taller screen would show most of the box.
  private static func isShown(
    _ shown: Rect, in container: Rect, of height: Double, isScrolled: Bool
  ) -> Bool {
    isScrolled || shown.intersection(container).height >= 0.75 * height
  }
}
