import PageHosts
import UIKit
import WebEngine
import WebKit

/// The values that a host is expected to give a page in one orientation.
struct HostNumbers: Sendable {
  /// The scroll view's behavior.
  let behavior: String
  /// The app's own inset.
  var inset: UIEdgeInsets = .zero
  /// The adjusted content inset.
  let adjusted: UIEdgeInsets
  /// The content offset at which the page begins.
  let offset: CGPoint
  /// The values of `env(safe-area-inset-*)` in the page, in CSS pixels.
  let environment: UIEdgeInsets
  /// The window's `innerWidth` and `innerHeight`, in CSS pixels.
  let inner: CGSize
}
