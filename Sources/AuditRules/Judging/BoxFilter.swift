/// A filter for the boxes that are judged (audit.md 2.2, "Not boxes", and the exemptions of 3).
struct BoxFilter: Sendable {
  /// The screenful of the boxes.
  let screenful: Screenful
  /// The exemptions that apply.
  let exemptions: Set<Exemption>
  /// The pinned elements by their `id`.
  let pinned: [Int: PinnedElement]
  /// The pinned elements over more than 40 % of the visible rectangle: dialogs and fixed pages.
  private let modals: [PinnedElement]

  /// Creates the filter of a screenful.
  init(screenful: Screenful, exemptions: Set<Exemption>) {
    self.screenful = screenful
    self.exemptions = exemptions
    pinned = Dictionary(screenful.pinned.map { ($0.id, $0) }) { first, _ in first }
    modals = screenful.pinned.filter { $0.isModal(over: screenful.visible) }
  }

  /// Returns whether sighted users see the box.
  func isShown(_ box: Box) -> Bool {
    if box.ink.width < 2 || box.ink.height < 2 { return false }
    if exemptions.contains(.media), box.kind == .media { return false }
    if exemptions.contains(.hiddenAlternatives), isHidden(box) { return false }
    if exemptions.contains(.closedMenus), isOffCanvas(box) { return false }
    if exemptions.contains(.skipLinks), isUnfocusedSkipLink(box) { return false }
    return true
  }

  /// Returns the certainty of a finding about the box.
  ///
  /// It is for review if the box moves, at an end that recedes, and while a modal is open for which no hit
  /// test says whether it covers the box.
  func certainty(of box: Box) -> Certainty {
    let isReceding = screenful.isEndReceding && screenful.position == .end
    return box.isMoving || isReceding || isDoubtful(box) ? .review : .certain
  }

  private func isDoubtful(_ box: Box) -> Bool {
    guard exemptions.contains(.modals), !modals.isEmpty, !hasTestedPoint(box) else {
      return false
    }
    let around = Set(pinnedElements(around: box).map(\.id))
    return modals.contains { !around.contains($0.id) && !$0.rect.intersection(box.ink).isEmpty }
  }

  /// Returns the fixed and sticky elements around a box, innermost first.
  func pinnedElements(around box: Box) -> [PinnedElement] {
    if pinned.isEmpty { return [] }
    return box.ancestors.compactMap { ancestor in
      guard case .pinned(let id) = ancestor else { return nil }
      return pinned[id]
    }
  }

  /// Returns the part of a box's ink that no clip and no scroller clips.
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

  private func isHidden(_ box: Box) -> Bool {
    if box.opacity < 0.1 { return true }
    switch box.absence {
    case .ariaHidden, .visuallyHidden, .inert, .iconGlyph: return true
    case .offCanvas, nil: return false
    }
  }

  private func isOffCanvas(_ box: Box) -> Bool {
    box.absence == .offCanvas
      || pinnedElements(around: box).contains { !$0.rect.isEmpty && isOffCanvas($0.rect) }
  }

  /// Returns whether a rectangle lies wholly outside the screen, or beside or above a page that keeps clear of its
  /// edges.
  ///
  /// An element below such a page may still be meant to be visible, such as one that `100vh` has pushed
  /// down.
  private func isOffCanvas(_ rect: Rect) -> Bool {
    let bounds = screenful.screen.bounds
    let page = bounds.inset(by: screenful.page.adjustedContentInset)
    return rect.intersection(bounds).isEmpty || rect.maxX < page.minX + 1
      || rect.minX > page.maxX - 1 || rect.maxY < page.minY + 1
  }

  private func isUnfocusedSkipLink(_ box: Box) -> Bool {
    box.isFragmentLink && !screenful.unobscured.contains(box.ink.center)
  }

  /// Returns whether hit tests find another element at most of the box's points.
  func isCovered(_ box: Box) -> Bool {
    var (own, tested) = (0, 0)
    for point in box.points where point.hit != .untested {
      tested += 1
      switch point.hit {
      case .own: own += 1
      case .pinned(let id):
        if !exemptions.contains(.modals), modals.contains(where: { $0.id == id }) { own += 1 }
      case .other, .untested: break
      }
    }
    return own * 2 < tested
  }

  private func hasTestedPoint(_ box: Box) -> Bool { box.points.contains { $0.hit != .untested } }
}

extension Clip {
  /// Returns the part of a rectangle that the clip shows.
  func cut(_ rect: Rect) -> Rect {
    let shown = rect.intersection(self.rect)
    return Rect(
      minX: isHorizontal ? shown.minX : rect.minX, minY: isVertical ? shown.minY : rect.minY,
      maxX: isHorizontal ? shown.maxX : rect.maxX, maxY: isVertical ? shown.maxY : rect.maxY)
  }
}

extension PinnedElement {
  /// Returns whether the element is over more than 40 % of a rectangle.
  func isModal(over visible: Rect) -> Bool {
    rect.intersection(visible).area > 0.4 * visible.area
  }
}
