import Foundation
import WebEngine

/// The state of the main frame's document; replaced by every commit.
struct DocumentState {
  /// How the document was loaded.
  var settings: DocumentSettings
  /// Whether the document was committed and has not been rendered yet.
  var awaitsFirstRendering: Bool
  /// The state to restore once the document is large enough; `nil` when there is none.
  var restoring: HistoryItemState?
  /// The arguments of the document's viewport metas.
  var arguments: ViewportArguments = ViewportArguments()
  /// Whether the document's content has begun to arrive: its metas are known.
  var hasBegun: Bool = false
  /// Whether the document is not shown because it is not loaded yet.
  var isSuppressed: Bool = false
  /// The status of an HTTP error response, when the document is its body.
  var errorStatus: String?
  /// The document's script errors and failed resources.
  var problems: PageProblems = PageProblems()
  /// The document's size in CSS pixels; `nil` until it is known.
  var size: CGSize?
  /// The scale that the page was last measured at, where it is not the one it was given.
  var measuredScale: CGFloat?
  /// The scale at which the scroll view shows the page; `nil` before the first rendering.
  var shownScale: CGFloat?
  /// The scale that the user or the app gave the page; `nil` for its initial scale (W135).
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
    restoring = settings.place
  }
}
