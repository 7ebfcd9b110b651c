/// What single systems do otherwise with scroll views.
extension SystemVersion {
  /// Whether a scroll view with `.never` in a tab bar controller still takes the bottom of its
  /// safe area: a bug of iOS 11.2 (S4.13).
  package var keepsBottomOfNeverInTabs: Bool { self == SystemVersion(major: 11, minor: 2) }
}
