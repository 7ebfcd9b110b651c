/// The exemptions of the rules, each of which a test switches off to see that it is needed (testing.md 12).
enum Exemption: Sendable, Hashable, CaseIterable {
  /// Text in a list that shows the beginning of a longer one is for review.
  case previews
  /// Text that shrinks to fit needs the width of its least scale.
  case shrinkingText
  /// Boxes that the user can scroll apart do not overlap.
  case scrollingClear
  /// A badge at the rim of a larger box is for review.
  case badges
  /// Text behind an opaque view in front is covered.
  case coveredText
  /// A view with a transform may be about to leave it while animations run.
  case animations
  /// Text that a clipping view hides as a whole is closed.
  case closedViews
  /// Pages scroll sideways by intention.
  case paging
  /// What zooms scrolls to every side.
  case zooming
  /// A layout that runs sideways scrolls so.
  case horizontalLayouts
  /// A semantic content attribute says that a view is not mirrored.
  case semanticContent
  /// What scrolls sideways has no mirror image.
  case sidewaysRows
  /// A safe area at one side has no mirror image.
  case lopsidedSafeAreas
  /// Attributed text has the sizes that the app gives it.
  case attributedText
  /// A transform moves text off pixels.
  case transforms
  /// Views of the same priorities are for review.
  case ties
  /// The system's views never count.
  case systemViews
  /// What is in a view that is wholly outside the screen is closed.
  case offCanvas

  /// The exemption that a test has switched off.
  @TaskLocal static var disabled: Exemption?

  /// Whether the exemption holds.
  var isOn: Bool { Self.disabled != self }
}
