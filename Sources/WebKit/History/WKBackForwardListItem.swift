public import Foundation
import WebEngine

/// An item of a back-forward list.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The URL of the page.
  open internal(set) var url: URL
  /// The title of the page, or `nil`.
  open internal(set) var title: String?
  /// The URL of the request that led to the page.
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
