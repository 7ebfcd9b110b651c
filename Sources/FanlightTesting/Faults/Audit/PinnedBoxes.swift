import AuditRules

/// The views of the app that stay in place over what scrolls: bars and buttons of its own.
struct PinnedBoxes: Sendable {
  /// The views, by the place of the box.
  let elements: [PinnedElement]
  private let places: Set<Int>

  /// Finds them in a tree.
  init(in tree: ViewTree) {
    var elements: [PinnedElement] = []
    var places: Set<Int> = []
    let scrollers = tree.boxes.filter {
      $0.scroll?.scrolls(on: .vertical) == true && $0.rect.area >= 0.3 * tree.bounds.area
    }
    for scroller in scrollers {
      // What comes later in the tree is in front.
      for box in tree.boxes[(scroller.index + 1)...]
      where (box.isOpaque || box.kind == .control) && !tree.isInside(box, scroller) {
        let shared = box.rect.intersection(scroller.rect)
        guard shared.width >= 2, shared.height >= 2, shared.area < 0.6 * scroller.rect.area,
          !([box] + tree.ancestors(of: box)).contains(where: { places.contains($0.index) })
        else { continue }
        places.insert(box.index)
        let isLower = box.rect.center.y > scroller.rect.center.y
        elements.append(
          PinnedElement(
            id: box.index, element: Element("\(box.index)"), rect: box.rect,
            anchors: [isLower ? .bottom : .top]))
      }
    }
    self.elements = elements
    self.places = places
  }

  /// Whether a box is one of them.
  func contains(_ box: ViewBox) -> Bool { places.contains(box.index) }

  /// The place of the one that a box is, or is inside of; `nil` if there is none.
  func place(around box: ViewBox, in tree: ViewTree) -> Int? {
    ([box] + tree.ancestors(of: box)).first { places.contains($0.index) }?.index
  }
}
