public import Foundation
import WebEngine

/// An item of a back-forward list.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  @MainActor
  private struct Values {
    var url: URL
    var title: String?
    var initialURL: URL
  }

  private var values: Values

  /// The URL of the page.
  open var url: URL { values.url }
  /// The title of the page, or `nil`.
  open var title: String? { values.title }
  /// The URL of the request that led to the page.
  open var initialURL: URL { values.initialURL }
  /// The app's POST request for the page, with the body's type; `nil` for other pages.
  ///
  /// WebKit keeps the body and its type, and no other header fields (HistoryController.cpp, restated).
  var post: PageRequest?
  /// The state of the page when it was last visible.
  var state: HistoryItemState = HistoryItemState()

  /// Creates an item of no list for `about:blank`, for subclasses in the tests of an app (W334).
  @available(
    *, deprecated,
    message: "unavailable on iOS; create a subclass with perform(NSSelectorFromString(\"new\"))"
  )
  public override init() {
    values = Values(url: WKFrameInfo.blank, initialURL: WKFrameInfo.blank)
    super.init()
  }

  init(url: URL, title: String? = nil, initialURL: URL) {
    values = Values(url: url, title: title, initialURL: initialURL)
    super.init()
  }

  /// Sets the URL, which a script has changed.
  func setURL(_ url: URL) { values.url = url }

  /// Sets the title of the page.
  func setTitle(_ title: String?) { values.title = title }
}
