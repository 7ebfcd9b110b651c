/// A range of releases on which a row's top inset and status bar differ from its era's columns.
struct EraException: Sendable, Hashable {
  /// The first release of the range.
  let first: SystemRelease
  /// The first release after the range.
  let end: SystemRelease
  /// The housing's inset on these releases: at the top in portrait, at both sides in landscape.
  let housingInset: Double?
  /// The height of the status bar in portrait on these releases.
  let statusBarHeight: Double?

  func applies(to release: SystemRelease) -> Bool { first <= release && release < end }
}
