/// A box that is judged, with what its screenful says of it.
struct JudgedBox: Sendable {
  /// The box.
  let box: Box
  /// The fixed and sticky elements around it, innermost first.
  let pinned: [PinnedElement]
  /// The part of the ink that no clip and no scroller cuts off.
  let ink: Rect
  /// Where the user can move it.
  let reach: Reach
  /// Whether what is found is certain.
  let certainty: Certainty

  /// The innermost element around the box that scrolling leaves in place.
  var anchor: PinnedElement? {
    pinned.first { element in Axis.allCases.contains { element.isStuck(on: $0) } }
  }

  /// The element whose declarations put the box where it is.
  var culprit: Element { anchor?.element ?? box.element }
}
