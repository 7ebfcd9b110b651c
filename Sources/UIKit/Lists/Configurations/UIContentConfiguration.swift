/// A configuration of the content of a cell, header or footer.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a content view that uses the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state, such as selected.
  func updated(for state: any UIConfigurationState) -> Self
}
