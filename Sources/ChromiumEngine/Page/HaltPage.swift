/// The requirements of a page's halt controller.
@PageActor
protocol HaltPage: PageContext {
  /// The CSS features that the page supports.
  var features: CSSFeatures { get }

  /// Reports that the load in progress was stopped, and dismisses the open dialog.
  func willHalt()
  /// Stops the load in progress while a condition is true.
  func stopLoad(while isWanted: @PageActor () -> Bool) async
}
