public import Foundation

/// A page that a web view was at.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The page's address.
  open internal(set) var url: URL
  /// The page's title; `nil` when it had none.
  open internal(set) var title: String?
  /// The address that led to the page.
  public let initialURL: URL

  init(url: URL, title: String? = nil, initialURL: URL) {
    self.url = url
    self.title = title
    self.initialURL = initialURL
    super.init()
  }
}
