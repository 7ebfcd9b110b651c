/// A box that is judged, with what the rules derive from its screenful.
///
/// A class, because boxes are large and each rule iterates over all of them.
final class JudgedBox: Sendable {
  /// The box.
  let box: Box
  /// The fixed and sticky elements around it, innermost first.
  let pinned: [PinnedElement]
  /// The part of the ink that no clip and no scroller clips.
  let ink: Rect
  /// Whether findings about the box are certain.
  let certainty: Certainty
  /// Whether scrolling is taken into account.
  let canScroll: Bool

  /// The positions to which the user can scroll the box; computed on demand, because few rules need them.
  var reach: Reach { Reach(of: box, pinned: pinned, canScroll: canScroll) }

  /// Creates a judged box.
  init(box: Box, filter: BoxFilter) {
    self.box = box
    pinned = filter.pinnedElements(around: box)
    ink = filter.shownInk(of: box)
    certainty = filter.certainty(of: box)
    canScroll = filter.exemptions.contains(.scrolling)
  }

  /// The innermost ancestor that scrolling leaves in place.
  var anchor: PinnedElement? {
    pinned.first { element in Axis.allCases.contains { element.isStuck(on: $0) } }
  }

  /// The element whose declarations put the box where it is.
  var culprit: Element { anchor?.element ?? box.element }
}
