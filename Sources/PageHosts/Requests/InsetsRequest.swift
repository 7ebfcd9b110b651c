/// A run without an engine: what a tall page would get on each screen.
package struct InsetsRequest: Sendable, Hashable {
  /// The screens.
  package var selection: ScreenSelection
  /// What the page's viewport meta says, one result each.
  package var viewportFits: [ViewportFit]

  /// Creates a request.
  package init(
    selection: ScreenSelection, viewportFits: [ViewportFit] = ViewportFit.allCases
  ) {
    self.selection = selection
    self.viewportFits = viewportFits
  }
}
