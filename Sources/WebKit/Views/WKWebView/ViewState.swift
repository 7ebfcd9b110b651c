import Foundation
import WebEngine

/// The state of a web view during its whole lifetime: the app's settings, and its loads.
struct ViewState {
  // MARK: Geometry

  /// Whether the page avoids the unsafe area, as of its last rendering (W22, W23).
  var avoidsUnsafeArea: Bool = true
  /// The obscured insets set by the app; `nil` until it sets any (W59).
  var obscured: EdgeLengths?
  /// The minimum and maximum viewport insets, as set by the app.
  var unitInsets: ViewportUnitInsets = ViewportUnitInsets()
  /// The size of 100vw and 100vh, in points; `nil` for the size of the view (W80).
  var unitSize: CGSize?
  /// The height for which the page is laid out, in points; `nil` follows the obscured insets (W80).
  var overriddenLayoutHeight: CGFloat?
  /// Whether the view has been resized and the document's new size is not known yet (W88).
  var hasJustBeenResized: Bool = false
  /// The page zoom, a factor for text and layout (W322).
  var zoom: CGFloat = 1
  /// The height of a document that is only modelled, in CSS pixels.
  var modelledHeight: CGFloat?

  // MARK: Loads

  /// How the next document of the main frame is loaded.
  var nextDocument: DocumentSettings = DocumentSettings()
  /// The directory from which the page may load files.
  var readAccess: URL?
  /// Whether the page's scripts may also read these files.
  var scriptsMayReadFiles: Bool = false
  /// The local files that pages of this view requested and did not get.
  var refusedFiles: [URL: PageFileRefusal] = [:]
  /// The number of the app's loads that await the delegate's decision.
  var openDecisions: Int = 0
  /// The engine's identifiers of the navigations that the page began in its main frame and that await
  /// the delegate's decision.
  var pendingNavigations: Set<Int> = []
  /// Whether the load that the app requested was ended before it was complete, to halt the page.
  var isCutShort: Bool = false
  /// The activity that kept the page from becoming quiet when it was halted.
  var pendingActivity: PageActivity?
  /// The number of pages that were suppressed until they had loaded.
  var suppressions: Int = 0

  // MARK: Failures

  /// The limit that a process of this view was terminated for last.
  var lastLimit: PageLimit?
  /// The error of the engine since the last load.
  var engineError: WebEngineError?
  /// Whether the missing engine has been reported.
  var hasReportedMissingEngine: Bool = false
}
