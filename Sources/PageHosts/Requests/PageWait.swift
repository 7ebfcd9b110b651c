/// What is waited for before a page's picture is taken.
package struct PageWait: Sendable, Hashable {
  /// A state of a page.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// The load event has fired, and the page is on the screen.
    case load
    /// Nothing loads, lays out or moves any more.
    case quiet
  }

  /// The state that every page is waited for in.
  package var state: State
  /// A CSS selector of an element that has to be displayed before; `nil` for none.
  package var selector: String?
  /// How long after all that the picture is taken; not part of the page's time.
  package var delay: Duration

  /// Creates a wait.
  package init(until state: State = .quiet, selector: String? = nil, delay: Duration = .zero) {
    self.state = state
    self.selector = selector
    self.delay = delay
  }
}
