/// A request for modeled measurements: those of a tall page on each screen, without an engine.
package struct InsetsRequest: Sendable, Hashable {
  /// The screens.
  package var selection: ScreenSelection
  /// The values of `viewport-fit` to compute, one result each.
  package var viewportFits: [ViewportFit]

  /// Creates a request.
  package init(
    selection: ScreenSelection, viewportFits: [ViewportFit] = ViewportFit.allCases
  ) {
    self.selection = selection
    self.viewportFits = viewportFits
  }
}
