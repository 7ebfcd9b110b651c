import Foundation
import WebEngine

/// What a web view knows of its page and has told it.
struct PageState {
  /// What the page's viewport metas ask for.
  var arguments: ViewportArguments = ViewportArguments()
  /// Whether the page avoids the unsafe area, as of its last rendering (W22, W23).
  var avoidsUnsafeArea: Bool = true
  /// What the app said is covered; `nil` until it says anything (W59).
  var obscured: EdgeLengths?
  /// The bars that the app says come and go.
  var unitInsets: ViewportUnitInsets = ViewportUnitInsets()
  /// What 100vw and 100vh are instead of the view's size, in points; `nil` for the view's (W80).
  var unitSize: CGSize?
  /// The height that the page is laid out for, in points; `nil` follows what is obscured (W80).
  var overriddenLayoutHeight: CGFloat?
  /// The size of the document in CSS pixels; `nil` until it is known.
  var documentSize: CGSize?
  /// The scale that the page was last measured at, where it is not the one it was given.
  var measuredScale: CGFloat?
  /// The scale at which the scroll view shows the page; `nil` before the first rendering.
  var shownScale: CGFloat?
  /// How the document shown was asked for.
  var document: DocumentSettings = DocumentSettings()
  /// How the next document of the main frame is asked for.
  var nextDocument: DocumentSettings = DocumentSettings()
  /// What the page was told last of how it loads and shows documents.
  var sentSettings: PageSettings?
  /// Whether anything of the document shown has come: its metas were told.
  var hasBegun: Bool = false
  /// The status of the server's answer where the document is its page about an error.
  var errorStatus: String?
  /// What went wrong in the document shown.
  var problems: PageProblems = PageProblems()
  /// Whether the page is held because it did not become quiet, or did not answer, in time.
  var isHalted: Bool = false
  /// The page that was told to stand still; a tab may have been opened later.
  weak var haltedPage: (any WebPage)?
  /// What the page was doing when it was held.
  var pendingActivity: PageActivity?
  /// The work of holding the page, while it is under way.
  var halting: Task<Void, Never>?
  /// Whether the load that the app asked for was ended before it was complete, to hold the page.
  var isCutShort: Bool = false
  /// Whether the page is not shown because it is not loaded yet.
  var isSuppressed: Bool = false
  /// How many pages have been kept back so.
  var suppressions: Int = 0
  /// Whether a document was committed and has not been rendered yet.
  var awaitsFirstRendering: Bool = false
  /// Whether the view has been resized and the document's new size is not known yet (W88).
  var hasJustBeenResized: Bool = false
  /// The scale that fingers or the app gave the page; `nil` for the one that it begins with (W135).
  var userScale: CGFloat?
  /// How much larger than usual text and layout are (W322).
  var zoom: CGFloat = 1
  /// What stands in the fields of the document's forms; `nil` for what came with it.
  var fields: String?
  /// How the document is to be seen once it is large enough, where it is one that was seen before.
  var restoring: HistoryItemState?
  /// What of the page takes text.
  var focus: PageFocus?
  /// What the page was told last.
  var sentViewport: PageViewport?
  /// Where the page was last known to be scrolled to, in CSS pixels.
  var scrollOffset: CGPoint = .zero
  /// The folder that the page shown may read files from.
  var readAccess: URL?
  /// Whether its scripts may read them as well.
  var scriptsMayReadFiles: Bool = false
  /// The local files that pages of this view asked for and were not given.
  var refusedFiles: [URL: PageFileRefusal] = [:]
  /// The limit that the page is being ended for.
  var reachedLimit: PageLimit?
  /// The limit that a page of this view was ended for last.
  var lastLimit: PageLimit?
  /// The height of a document that is only imagined, in CSS pixels.
  var modelledHeight: CGFloat?
  /// The numbers that the page gave last, and the connection's revision at that time.
  var measurement: (numbers: PageMeasurement, revision: Int)?
  /// How many loads of the app's wait for the delegate's word.
  var openDecisions: Int = 0
  /// The engine's numbers of the loads that the page itself wants to begin in its main frame, and that
  /// wait for the delegate's word.
  var openQuestions: Set<Int> = []
  /// Whether the log has said that the view has no engine.
  var hasReportedMissingEngine: Bool = false
  /// What went wrong with the engine since the last load.
  var engineError: WebEngineError?
}
