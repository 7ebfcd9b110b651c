import Foundation

extension UIContentConfiguration {
  /// Returns the configuration for a state if it updates automatically, otherwise unchanged.
  @MainActor
  func updated(
    if follows: Bool, for state: @autoclosure () -> any UIConfigurationState
  ) -> any UIContentConfiguration {
    follows ? updated(for: state()) : self
  }
}

extension UIBackgroundConfiguration {
  /// Returns the configuration for a state if it updates automatically, otherwise unchanged.
  func updated(
    if follows: Bool, for state: @autoclosure () -> any UIConfigurationState
  ) -> UIBackgroundConfiguration {
    follows ? updated(for: state()) : self
  }
}

extension UIView {
  /// Sets the configuration of a content view for a state; other views show none.
  func updateContent(
    _ configuration: (any UIContentConfiguration)?, for state: any UIConfigurationState
  ) {
    guard let configuration, let view = self as? any UIView & UIContentView else { return }
    view.configuration = configuration.updated(for: state)
  }
}
