import AuditRules

/// The app's views that stay in place over scrolling content: its own bars and buttons.
struct PinnedBoxes: Sendable {
  /// The views, by the index of their box.
  let elements: [PinnedElement]
  private let places: Set<Int>

  /// Finds the views in a view tree.
  init(in tree: ViewTree) {
    var elements: [PinnedElement] = []
    var places: Set<Int> = []
    let scrollers = tree.boxes.filter {
      $0.scroll?.scrolls(on: .vertical) == true && $0.rect.area >= 0.3 * tree.bounds.area
    }
    for scroller in scrollers {
      // Later boxes of the tree are in front.
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

  /// Returns whether a box is one of the views.
  func contains(_ box: ViewBox) -> Bool { places.contains(box.index) }

  /// Returns the index of the view that a box is, or is inside; `nil` if there is none.
  func pinnedIndex(around box: ViewBox, in tree: ViewTree) -> Int? {
    ([box] + tree.ancestors(of: box)).first { places.contains($0.index) }?.index
  }
}
