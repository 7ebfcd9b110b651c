/// The part of a page that a screen shows in one host, orientation and scroll position, with all that was
/// measured there.
package struct Screenful: Sendable, Hashable {
  /// The page's name in reports: its path and query, such as `/pricing?plan=2`.
  package var subject: String
  /// The display.
  package var screen: Screen
  /// The host that shows the page.
  package var host: AuditHost
  /// The position of the root scroller.
  package var position: ScrollPosition
  /// Whether the end of the page receded three times while scrolling to it (audit.md 13), so that findings
  /// there are for review.
  package var isEndReceding: Bool
  /// The part of the web view that no bar of the host obscures.
  ///
  /// In a host without bars it is the whole web view, even where the status bar overlaps it.
  package var visible: Rect
  /// The obstructions of the device and the host.
  package var obstructions: [Obstruction]
  /// The fixed and sticky elements of the page.
  package var pinned: [PinnedElement]
  /// The text, controls and media of the page.
  package var boxes: [Box]
  /// The facts about the page as a whole.
  package var page: PageFacts
  /// The keyboard, if the page was measured with a field in focus.
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

  /// The visible rectangle inset by the web view's content insets, which a page without `viewport-fit=cover`
  /// keeps clear of.
  var unobscured: Rect {
    visible.intersection(screen.bounds.inset(by: page.adjustedContentInset))
  }
}
