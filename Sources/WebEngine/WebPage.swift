public import Foundation

/// A page of an engine.
public protocol WebPage:
  WebPageChallenges, WebPageDialogs, WebPageDownloads, WebPageInput, WebPageInspection,
  WebPageInterception,
  WebPageMedia, WebPageNavigating, WebPageScripting, WebPageSettings, WebPageWindows
{
  /// The events of the page, in order, for one reader.
  var events: AsyncStream<PageEvent> { get }

  /// Starts a load and returns at once; ``events`` report its progress.
  func load(_ request: PageRequest) async throws(WebEngineError)

  /// Stops the load in progress.
  func stopLoading() async throws(WebEngineError)

  /// Sets the viewport, and returns when the page is laid out for it.
  ///
  /// A new document, or a change of its viewport metas, restores the engine's own interpretation of
  /// the metas; every ``DocumentEvent/viewportMetas(_:)`` must therefore be followed by this call,
  /// even if the values are the same.
  func setViewport(_ viewport: PageViewport) async throws(WebEngineError)

  /// Evaluates a script in the page world and returns the value of its last statement.
  ///
  /// - Throws: ``WebEngineError/Code/scriptFailed`` with the exception's text,
  ///   ``WebEngineError/Code/scriptResultUnsupported`` for a value that cannot be serialized
  ///   (W293-W295).
  func evaluate(_ script: String) async throws(WebEngineError) -> ScriptValue

  /// Returns the values measured in the running page.
  func measure() async throws(WebEngineError) -> PageMeasurement

  /// Scrolls the page; `offset` is in CSS pixels of the document.
  func scroll(to offset: CGPoint) async throws(WebEngineError)

  /// Waits until the page is quiet, for at most `timeout`.
  ///
  /// A page is quiet when its document is loaded, every request for its content has finished, no font,
  /// image, animation or timer that is about to change it is pending, and two successive frames are
  /// identical. Activity that may last indefinitely counts only for a limited time:
  ///
  /// - A `fetch` counts until it receives no data for 5 s, if it starts in the first 3 s of the wait or
  ///   after the load event.
  /// - A style sheet for another medium counts for 5 s.
  /// - A web socket or an event stream counts for 2 s until its first message, then until it is silent
  ///   for 1 s, and for at most 5 s.
  /// - Timers count if their delay is at most 2 s, and at most three in a chain.
  /// - Animations count if they end within 10 s.
  ///
  /// Beacons, media and the requests of workers do not count. docs/spec/chromium.md, section 5e, states
  /// the reasons.
  ///
  /// - Returns: Whether the page became quiet; `false` if `timeout` elapsed first, in which case
  ///   ``pendingActivity()`` returns the reason.
  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool

  /// Returns the activity that keeps the page from being quiet; `nil` if none is known.
  ///
  /// Returns within a second, even for a page whose script does not end.
  func pendingActivity() async -> PageActivity?

  /// Returns a Boolean value that indicates whether the document's load event waits only for style
  /// sheets of other media that have received nothing for 5 s.
  func awaitsOnlyUnusedStyleSheets() async -> Bool

  /// Halts or resumes the page, so that one that never becomes quiet can be captured.
  ///
  /// A halted page runs no scripts and loads nothing, but handles commands. Returns at once.
  func setHalted(_ isHalted: Bool) async throws(WebEngineError)

  /// Captures a region of the page without changing the page.
  ///
  /// - Parameter region: The part, in points of the viewport as scrolled now: (0, 0) is the top
  ///   left corner of the unobscured rectangle. It may reach beyond the viewport, up to the edges
  ///   of the document.
  /// - Returns: Pieces that do not overlap and together cover the region; where no piece is, there
  ///   is no document. Fixed elements are in the piece of the viewport only.
  func capture(_ region: CGRect) async throws(WebEngineError) -> [PagePiece]

  /// Closes the page. Later calls throw ``WebEngineError/Code/pageClosed``.
  func close() async
}
