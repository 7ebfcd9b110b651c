import Foundation
import WebEngine

/// The state of the main frame's document; replaced by every commit.
struct DocumentState {
  /// The settings with which the document was loaded.
  var settings: DocumentSettings
  /// Whether the document is committed but not rendered yet.
  var awaitsFirstRendering: Bool
  /// The state to restore once the document is large enough to scroll; `nil` if there is none.
  var restoring: HistoryItemState?
  /// The arguments of the document's viewport metas.
  var arguments: ViewportArguments = ViewportArguments()
  /// The document's declarations for its use as a web app.
  var webApp: WebAppMetas = WebAppMetas()
  /// Whether the document's viewport scrolls vertically; `nil` until it was rendered.
  var scrollsVertically: Bool?
  /// Whether the document's content has begun to arrive: its metas are known.
  var hasBegun: Bool = false
  /// Whether incremental rendering is suppressed: the document is not shown until it has loaded.
  var isSuppressed: Bool = false
  /// The status of an HTTP error response, when the document is its body.
  var errorStatus: String?
  /// The document's script errors and failed resources.
  var problems: PageProblems = PageProblems()
  /// The document's size in CSS pixels; `nil` until it is known.
  var size: CGSize?
  /// The page's measured scale if it differs from the requested one.
  var measuredScale: CGFloat?
  /// The scale at which the scroll view shows the page; `nil` before the first rendering.
  var shownScale: CGFloat?
  /// The scale to which the user or the app zoomed the page; `nil` for its initial scale (W135).
  var userScale: CGFloat?
  /// The page's last known scroll position, in CSS pixels.
  var scrollOffset: CGPoint = .zero
  /// The state of the document's form controls; `nil` for their initial state.
  var fields: String?
  /// The focused element that accepts text.
  var focus: PageFocus?

  /// Creates the state of a view without a document.
  init() {
    settings = DocumentSettings()
    awaitsFirstRendering = false
  }

  /// Creates the state of a document that was just committed.
  init(committing settings: DocumentSettings) {
    self.settings = settings
    awaitsFirstRendering = true
    restoring = settings.itemState
  }
}
