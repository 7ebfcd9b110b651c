import PageHosts
import UIKit
import WebEngine
import WebKit

/// What one host is to give a page one way round.
struct HostNumbers: Sendable {
  /// The scroll view's behavior.
  let behavior: String
  /// The app's own inset.
  var inset: UIEdgeInsets = .zero
  /// The app's inset and what the system adds.
  let adjusted: UIEdgeInsets
  /// Where the page begins.
  let offset: CGPoint
  /// What the page reads as `env(safe-area-inset-*)`.
  let environment: UIEdgeInsets
  /// `innerWidth` and `innerHeight`.
  let inner: CGSize
}
