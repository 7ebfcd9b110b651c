/// The exemptions of the rules; tests disable each to prove that it is needed (testing.md 12).
enum Exemption: Sendable, Hashable, CaseIterable {
  /// Text in a list that shows the start of a longer one is for review.
  case previews
  /// Text that shrinks to fit needs the width of its minimum scale factor.
  case shrinkingText
  /// Boxes that the user can scroll apart do not overlap.
  case scrollingClear
  /// A badge at the edge of a larger box is for review.
  case badges
  /// Text behind an opaque view is covered on purpose.
  case coveredText
  /// A transform may be temporary while animations run.
  case animations
  /// Text that a clipping view hides completely is collapsed.
  case closedViews
  /// Paging content scrolls horizontally on purpose.
  case paging
  /// Zoomed content scrolls in all directions.
  case zooming
  /// A horizontal layout scrolls horizontally.
  case horizontalLayouts
  /// A semantic content attribute specifies that a view is not mirrored.
  case semanticContent
  /// Content that scrolls horizontally has no mirror image.
  case sidewaysRows
  /// A safe area at one side only has no mirror image.
  case lopsidedSafeAreas
  /// Attributed text has the sizes that the app sets.
  case attributedText
  /// A transform can move text off the pixel grid.
  case transforms
  /// An ambiguity between views of the same priority is for review.
  case ties
  /// System views are never at fault.
  case systemViews
  /// Content of a view that is completely outside the screen is hidden on purpose.
  case offCanvas

  /// The exemption that a test has disabled.
  @TaskLocal static var disabled: Exemption?

  /// Whether the exemption applies.
  var isOn: Bool { Self.disabled != self }
}
