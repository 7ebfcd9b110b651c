public import Foundation

/// A description of what a cell, header or footer shows; it makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the description.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the description as it is in a state, such as selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The description; setting it changes what the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a description of this kind.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the description is of the kind that the view shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
