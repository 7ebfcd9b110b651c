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
  /// The height of a modelled document, which no engine has loaded, in CSS pixels.
  var modelledHeight: CGFloat?

  /// The viewport of another view, in which the page is laid out; `nil` for this view's own.
  var foreignViewport: PageViewport?

  // MARK: Loads

  /// The settings with which the next document of the main frame is loaded.
  var nextDocument: DocumentSettings = DocumentSettings()
  /// The directory from which the page may load files.
  var readAccess: URL?
  /// Whether the page's scripts may also read these files.
  var scriptsMayReadFiles: Bool = false
  /// The local files that pages of this view were denied.
  var refusedFiles: [URL: PageFileRefusal] = [:]
  /// The number of the app's loads that await the delegate's policy decision.
  var openDecisions: Int = 0
  /// The engine's identifiers of main frame navigations by the page that await the delegate's policy
  /// decision.
  var pendingNavigations: Set<Int> = []
  /// Whether the app's load was cut short, to halt the page.
  var isCutShort: Bool = false
  /// The activity due to which the page was not quiet when it was halted.
  var pendingActivity: PageActivity?
  /// The number of pages that were suppressed until they had loaded.
  var suppressions: Int = 0
  /// The handler for a change of the document's declarations as a web app.
  var webAppMetasHandler: (@MainActor () -> Void)?

  // MARK: Failures

  /// The limit for which a process of this view was last terminated.
  var lastLimit: PageLimit?
  /// The error of the engine since the last load.
  var engineError: WebEngineError?
  /// Whether the missing engine has been reported.
  var hasReportedMissingEngine: Bool = false
}
