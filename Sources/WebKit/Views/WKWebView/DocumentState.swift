import Foundation
import WebEngine

/// What a web view knows of the document of its main frame; replaced by every commit.
struct DocumentState {
  /// How the document was loaded.
  var settings: DocumentSettings
  /// Whether the document was committed and has not been rendered yet.
  var awaitsFirstRendering: Bool
  /// How the document is to be seen once it is large enough, where it was seen before.
  var restoring: HistoryItemState?
  /// What the document's viewport metas ask for.
  var arguments: ViewportArguments = ViewportArguments()
  /// Whether anything of the document has come: its metas are known.
  var hasBegun: Bool = false
  /// Whether the document is not shown because it is not loaded yet.
  var isSuppressed: Bool = false
  /// The status of the server's response where the document is its page about an error.
  var errorStatus: String?
  /// What went wrong in the document.
  var problems: PageProblems = PageProblems()
  /// The document's size in CSS pixels; `nil` until it is known.
  var size: CGSize?
  /// The scale that the page was last measured at, where it is not the one it was given.
  var measuredScale: CGFloat?
  /// The scale at which the scroll view shows the page; `nil` before the first rendering.
  var shownScale: CGFloat?
  /// The scale that the user or the app gave the page; `nil` for its initial scale (W135).
  var userScale: CGFloat?
  /// Where the page was last known to be scrolled to, in CSS pixels.
  var scrollOffset: CGPoint = .zero
  /// The state of the document's form controls; `nil` for what came with it.
  var fields: String?
  /// The element that takes text.
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
