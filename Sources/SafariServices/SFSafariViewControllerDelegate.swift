public import Foundation

/// An interface for responding to events of a Safari view controller.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Tells the delegate that the user dismissed the view.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// Tells the delegate that the initial URL load completed.
  ///
  /// - Parameter didLoadSuccessfully: Whether the page could be loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)

  /// Tells the delegate that the initial load was redirected to another URL.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing, as the method is optional.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  /// Does nothing, as the method is optional.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// Does nothing, as the method is optional.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo url: URL
  ) {}
}
