public import Foundation

/// The methods for adapting content to size and trait changes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the container's content, in points.
  var preferredContentSize: CGSize { get }

  /// Tells that a child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child container's content within this container's size.
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
