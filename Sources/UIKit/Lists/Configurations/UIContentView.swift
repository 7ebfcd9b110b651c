public import Foundation

/// A view that displays the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns a Boolean value that indicates whether the view can show a description of this kind.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns a Boolean value that indicates whether the description is of the kind that the view
  /// shows now.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
