/// The interface for computing how a browser places pages in the safe area.
///
/// A strategy is a value that computes insets from state and does nothing else, so that it can be
/// tested in a table, without a device.
public protocol SafeAreaStrategy: Sendable {
  /// Returns the placement of a page in a state.
  func placement(for state: SafeAreaState) -> SafeAreaPlacement
}

extension SafeAreaStrategy where Self == StandardSafeArea {
  /// The strategy that places pages as Safari does; see ``StandardSafeArea``.
  public static var standard: StandardSafeArea { StandardSafeArea() }
}

extension SafeAreaStrategy where Self == ArticleSafeArea {
  /// The strategy that places pages by the recipe of 2017; see ``ArticleSafeArea``.
  public static var article: ArticleSafeArea { ArticleSafeArea() }
}
