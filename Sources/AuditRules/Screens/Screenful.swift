/// What one screen shows of a page: a host, an orientation and a scroll position, with all that was
/// measured there.
package struct Screenful: Sendable, Hashable {
  /// The page's name in reports: its path and query, such as `/pricing?plan=2`.
  package var subject: String
  /// The display.
  package var screen: Screen
  /// Who shows the page.
  package var host: AuditHost
  /// Where the root scroller is.
  package var position: ScrollPosition
  /// Whether the end receded three times as it was scrolled to (audit.md 13): what is found is for
  /// review.
  package var isEndReceding: Bool
  /// The part of the web view that nothing of the host obscures: inside Safari's or the app's bars.
  ///
  /// In a host without bars it is the whole web view, also where the status bar is over it.
  package var visible: Rect
  /// What hides content or takes its touches.
  package var obstructions: [Obstruction]
  /// The fixed and sticky elements of the page.
  package var pinned: [PinnedElement]
  /// The text, controls and media of the page.
  package var boxes: [Box]
  /// What is known of the page as a whole.
  package var page: PageFacts
  /// The keyboard, where the page was judged with a field in focus.
  package var keyboard: Keyboard?

  /// Creates a screenful.
  package init(
    subject: String, screen: Screen, host: AuditHost, position: ScrollPosition = .top,
    isEndReceding: Bool = false, visible: Rect, obstructions: [Obstruction] = [],
    pinned: [PinnedElement] = [], boxes: [Box] = [], page: PageFacts = PageFacts(),
    keyboard: Keyboard? = nil
  ) {
    self.subject = subject
    self.screen = screen
    self.host = host
    self.position = position
    self.isEndReceding = isEndReceding
    self.visible = visible
    self.obstructions = obstructions
    self.pinned = pinned
    self.boxes = boxes
    self.page = page
    self.keyboard = keyboard
  }

  /// The visible rectangle without the insets of the web view's content, which a page that does not
  /// cover the screen keeps clear of.
  var unobscured: Rect {
    visible.intersection(screen.bounds.inset(by: page.adjustedContentInset))
  }
}
