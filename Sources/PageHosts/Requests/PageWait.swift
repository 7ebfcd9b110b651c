/// The conditions for capturing a page.
package struct PageWait: Sendable, Hashable {
  /// A state of a page.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// The load event was dispatched, and the page was presented.
    case load
    /// Nothing loads, lays out or moves any more.
    case quiet
  }

  /// The state that every page must reach.
  package var state: State
  /// The CSS selector of an element that must be displayed; `nil` for none.
  package var selector: String?
  /// The delay before the capture, in addition to the timeout.
  package var delay: Duration

  /// Creates the conditions for a capture.
  package init(until state: State = .quiet, selector: String? = nil, delay: Duration = .zero) {
    self.state = state
    self.selector = selector
    self.delay = delay
  }
}
