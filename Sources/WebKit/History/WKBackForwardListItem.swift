public import Foundation
import WebEngine

/// A page that a web view was at.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The page's address.
  open internal(set) var url: URL
  /// The page's title; `nil` when it had none.
  open internal(set) var title: String?
  /// The address that led to the page.
  public let initialURL: URL
  /// What the app posted for the page, with the type of the body, where it did.
  ///
  /// WebKit's list keeps that of a request, and no other fields (HistoryController.cpp, restated).
  var post: PageRequest?
  /// How the page was seen last.
  var place: HistoryItemState = HistoryItemState()

  init(url: URL, title: String? = nil, initialURL: URL) {
    self.url = url
    self.title = title
    self.initialURL = initialURL
    super.init()
  }
}
