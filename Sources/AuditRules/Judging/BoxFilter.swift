/// Which boxes are judged (audit.md 2.2, "Not boxes", and the exemptions of 3).
struct BoxFilter: Sendable {
  /// The screenful of the boxes.
  let screenful: Screenful
  /// What is not blamed.
  let exemptions: Set<Exemption>
  /// The pinned elements by their `id`.
  let pinned: [Int: PinnedElement]

  /// Whether rules see the box: it is shown, and the page does not cover it.
  func isJudged(_ box: Box) -> Bool { isShown(box) && !isCovered(box) }

  /// Whether the box is shown to everybody.
  func isShown(_ box: Box) -> Bool {
    if box.ink.width < 2 || box.ink.height < 2 { return false }
    if exemptions.contains(.media), box.kind == .media { return false }
    if exemptions.contains(.hiddenAlternatives), isHidden(box) { return false }
    if exemptions.contains(.closedMenus), isOffCanvas(box) { return false }
    if exemptions.contains(.skipLinks), isUnfocusedSkipLink(box) { return false }
    return true
  }

  /// Whether what is found of the box is for review: a modal is open, and nobody knows whether it
  /// covers the box.
  func isDoubtful(_ box: Box) -> Bool {
    guard exemptions.contains(.modals), testedHits(of: box).isEmpty else { return false }
    let around = Set(pinnedElements(around: box).map(\.id))
    return modals.contains { !around.contains($0.id) && !$0.rect.intersection(box.ink).isEmpty }
  }

  /// The fixed and sticky elements around a box, innermost first.
  func pinnedElements(around box: Box) -> [PinnedElement] {
    box.ancestors.compactMap { ancestor in
      guard case .pinned(let id) = ancestor else { return nil }
      return pinned[id]
    }
  }

  /// The part of a box's ink that no clip and no scroller cuts off.
  func shownInk(of box: Box) -> Rect {
    var ink = box.ink
    for ancestor in box.ancestors {
      switch ancestor {
      case .pinned: continue
      case .scroller(let scroller): ink = ink.intersection(scroller.rect)
      case .clip(let clip): ink = clip.cut(ink)
      }
    }
    return ink
  }

  /// The pinned elements over more than 40 % of the visible rectangle: dialogs, and fixed pages.
  private var modals: [PinnedElement] {
    screenful.pinned.filter { $0.isModal(over: screenful.visible) }
  }

  private func isHidden(_ box: Box) -> Bool {
    if box.opacity < 0.1 { return true }
    switch box.absence {
    case .ariaHidden, .visuallyHidden, .inert, .iconGlyph: return true
    case .offCanvas, nil: return false
    }
  }

  private func isOffCanvas(_ box: Box) -> Bool {
    box.absence == .offCanvas
      || pinnedElements(around: box).contains {
        !$0.rect.isEmpty && $0.rect.intersection(screenful.screen.bounds).isEmpty
      }
  }

  private func isUnfocusedSkipLink(_ box: Box) -> Bool {
    box.isFragmentLink && !screenful.visible.contains(box.ink.center)
  }

  /// Whether hit tests find another element at most of the box's points.
  private func isCovered(_ box: Box) -> Bool {
    let hits = testedHits(of: box)
    let modals = exemptions.contains(.modals) ? [] : Set(self.modals.map(\.id))
    let own = hits.count { hit in
      switch hit {
      case .own: true
      case .pinned(let id): modals.contains(id)
      case .other, .untested: false
      }
    }
    return own * 2 < hits.count
  }

  private func testedHits(of box: Box) -> [SamplePoint.Hit] {
    box.points.map(\.hit).filter { $0 != .untested }
  }
}

extension Clip {
  /// The part of a rectangle that the clip shows.
  func cut(_ rect: Rect) -> Rect {
    let shown = rect.intersection(self.rect)
    return Rect(
      minX: isHorizontal ? shown.minX : rect.minX, minY: isVertical ? shown.minY : rect.minY,
      maxX: isHorizontal ? shown.maxX : rect.maxX, maxY: isVertical ? shown.maxY : rect.maxY)
  }
}

extension PinnedElement {
  /// Whether the element is over more than 40 % of a rectangle.
  func isModal(over visible: Rect) -> Bool {
    rect.intersection(visible).area > 0.4 * visible.area
  }
}
