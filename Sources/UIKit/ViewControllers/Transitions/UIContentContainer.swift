public import Foundation

/// What contains other things with a size: view controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the container would like to have, in points.
  var preferredContentSize: CGSize { get }

  /// Tells that a child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child when this container has a size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells that the size will change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells that the traits will change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
