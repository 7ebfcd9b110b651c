import AuditRules
import Snapshots

/// Applies the rules of the audit to a view hierarchy (testing.md 9).
@MainActor
struct GeometryFaults {
  /// The rules of the audit that apply to views, except for `double-inset`.
  private static let rules = [
    "sensor-overlap", "corner-clip", "status-bar-overlap", "app-bar-overlap",
    "home-indicator-overlap", "end-cover", "side-strip",
  ]

  /// The views.
  let tree: ViewTree
  /// The scroll position.
  let position: ScrollPosition
  /// The display.
  let display: AuditRules.Screen
  /// The part of the screen that no bar of the app covers.
  let visible: Rect
  /// Returns the index of the frontmost box that a touch at a point of the screen reaches; `nil` if it
  /// reaches none of the hierarchy.
  let hit: (Point) -> Int?

  /// Returns the faults at the sensor housing in the opposite landscape orientation.
  func faults(onOtherSide obstructions: [Obstruction]) -> [TreeFault] {
    let areas = obstructions.map(\.rect)
    return faults(
      of: screenful(obstructions, visible: visible, testing: areas),
      ["sensor-overlap", "side-strip"])
  }

  /// Returns the faults at obstructions, and of content that cannot be reached.
  func faults(at obstructions: [Obstruction]) -> [TreeFault] {
    let areas = obstructions.map(\.rect) + corners
    let overlaps = screenful(obstructions, visible: visible, testing: areas)
    // Content out of reach is outside the screen; content behind bars is an overlap.
    let whole = screenful([], visible: tree.bounds, testing: [])
    return faults(of: overlaps, Self.rules) + faults(of: whole, ["trapped-content"])
  }

  /// Returns the faults of boxes that apply the same inset twice.
  ///
  /// - Parameter responses: The responses of boxes to insets, by index.
  func faults(responding responses: [Int: EdgeResponse]) -> [TreeFault] {
    var screenful = screenful([], visible: visible, testing: [])
    screenful.page.environment = display.safeArea
    let rects = screenful.boxes.map(\.rect)
    for index in screenful.boxes.indices {
      guard let place = viewIndex(of: screenful.boxes[index].element),
        let response = responses[place]
      else { continue }
      screenful.boxes[index].response = response
      for edge in Edge.allCases where (response[edge] ?? 0) >= 1.8 {
        screenful.boxes[index].gap[edge] = gap(of: rects[index], to: edge, among: rects)
      }
    }
    return faults(of: screenful, ["double-inset"])
  }

  // MARK: Judging

  private func faults(of screenful: Screenful, _ ids: [String]) -> [TreeFault] {
    let options = JudgingOptions(rules: ids.compactMap(Rule.named))
    return Verdict(on: [screenful], options: options).findings.compactMap(fault)
  }

  private func fault(of finding: Finding) -> TreeFault? {
    guard let place = viewIndex(of: finding.element),
      let severity = LayoutFault.Severity(rawValue: finding.severity.rawValue)
    else { return nil }
    return TreeFault(
      rule: finding.rule, severity: severity,
      certainty: finding.certainty == .certain ? .certain : .review, boxes: [place],
      edge: finding.edge, message: GeometryMessage.text(of: finding), rect: finding.worst.rect,
      weight: finding.worst.weight)
  }

  private func viewIndex(of element: Element) -> Int? { Int(element.selector) }

  // MARK: Boxes

  private func screenful(
    _ obstructions: [Obstruction], visible: Rect, testing areas: [Rect]
  ) -> Screenful {
    let pinned = PinnedBoxes(in: tree)
    let document = self.document
    return Screenful(
      subject: "screen", screen: display, host: .wkwebview, position: position, visible: visible,
      obstructions: obstructions, pinned: pinned.elements,
      boxes: tree.boxes.flatMap { box in
        boxes(of: box, pinned, document, testing: areas + pinned.elements.map(\.rect))
      })
  }

  /// Returns the boxes of a view: one for a control, one for each line of text.
  private func boxes(
    of box: ViewBox, _ pinned: PinnedBoxes, _ document: Rect?, testing areas: [Rect]
  ) -> [Box] {
    guard box.kind != .container, box.kind == .control || box.ink != nil else { return [] }
    let ancestors = ancestors(of: box, pinned, document)
    let absence: Box.Absence? = isOffCanvas(box) ? .offCanvas : nil
    return box.seenLines.map { line in
      let isTested = areas.contains { !$0.intersection(line).isEmpty }
      return Box(
        kind: box.kind == .control ? .control : .text, element: Element("\(box.index)"),
        rect: line, ink: line, fontSize: box.text?.fontSize ?? 17,
        isTransformed: box.isTransformed, ancestors: ancestors,
        points: isTested ? points(of: box, in: line, pinned) : [], isEditable: box.isEditable,
        isMoving: box.isAnimating, opacity: box.opacity, absence: absence)
    }
  }

  private func ancestors(
    of box: ViewBox, _ pinned: PinnedBoxes, _ document: Rect?
  ) -> [Ancestor] {
    var result: [Ancestor] = pinned.contains(box) ? [.pinned(box.index)] : []
    var isScrolled = false
    for outer in tree.ancestors(of: box) {
      let element = Element("\(outer.index)")
      if let scroll = outer.scroll {
        isScrolled = true
        result.append(
          .scroller(
            Scroller(
              element: element, rect: outer.rect, horizontal: scroll.horizontal,
              vertical: scroll.vertical)))
      } else if outer.clips, !outer.rect.contains(tree.bounds) {
        result.append(.clip(Clip(element: element, rect: outer.rect)))
      }
      if pinned.contains(outer) { result.append(.pinned(outer.index)) }
    }
    if !isScrolled, let document {
      result.append(.clip(Clip(element: Element("0"), rect: document, isHorizontal: false)))
    }
    return result
  }

  /// The rectangle of content that does not scroll, if it is taller than the screen, so that a part cannot be
  /// reached.
  private var document: Rect? {
    let fixed = tree.boxes.filter { box in
      box.kind != .container && !isOffCanvas(box)
        && !tree.ancestors(of: box).contains { $0.scroll != nil || $0.clips }
    }
    let rect = fixed.reduce(tree.bounds) { $0.union($1.seen) }
    return rect.height > tree.bounds.height + 1 ? rect : nil
  }

  /// Returns whether a box is in a view that is wholly outside the screen, such as a closed menu.
  private func isOffCanvas(_ box: ViewBox) -> Bool {
    Exemption.offCanvas.isOn
      && tree.ancestors(of: box).contains { outer in
        !outer.rect.isEmpty && outer.rect.intersection(tree.bounds).isEmpty && outer.scroll == nil
          && tree.scroller(around: outer) == nil
      }
  }

  private func points(
    of box: ViewBox, in rect: Rect, _ pinned: PinnedBoxes
  ) -> [SamplePoint] {
    SamplePoint.grid(of: rect).map { sample in
      guard tree.bounds.contains(sample.point), let reached = hit(sample.point) else {
        return sample
      }
      let other = tree.boxes[reached]
      // Text receives no touches: a touch on it reaches a view around it.
      if tree.isInside(other, box) || tree.isInside(box, other) {
        return SamplePoint(sample.point, hit: .own)
      }
      let place = pinned.pinnedIndex(around: other, in: tree)
      return SamplePoint(sample.point, hit: place.map { .pinned($0) } ?? .other)
    }
  }

  /// The squares at the rounded corners of the display.
  private var corners: [Rect] {
    guard display.outline != nil else { return [] }
    let (bounds, side) = (display.bounds, 64.0)
    return [bounds.minX, bounds.maxX - side].flatMap { x in
      [bounds.minY, bounds.maxY - side].map { Rect(x: x, y: $0, width: side, height: side) }
    }
  }

  /// Returns the distance from a rectangle to an edge of the screen; `nil` if another rectangle is in
  /// between.
  private func gap(of rect: Rect, to edge: Edge, among others: [Rect]) -> Double? {
    let bounds = display.bounds
    let way =
      switch edge {
      case .top: Rect(minX: rect.minX, minY: bounds.minY, maxX: rect.maxX, maxY: rect.minY)
      case .left: Rect(minX: bounds.minX, minY: rect.minY, maxX: rect.minX, maxY: rect.maxY)
      case .bottom: Rect(minX: rect.minX, minY: rect.maxY, maxX: rect.maxX, maxY: bounds.maxY)
      case .right: Rect(minX: rect.maxX, minY: rect.minY, maxX: bounds.maxX, maxY: rect.maxY)
      }
    let isFree = others.allSatisfy { other in
      let shared = other.intersection(way)
      return shared.width < 1 || shared.height < 1
    }
    return isFree ? way.extent(along: edge.axis) : nil
  }
}
