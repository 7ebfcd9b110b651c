/// The page as its halt controller sees it.
@PageActor
protocol HaltPage: PageContext {
  /// The CSS features that the page supports.
  var features: CSSFeatures { get }

  /// Reports that what is loading was stopped, and dismisses the dialog that is open.
  func willHalt()
  /// Stops what is loading, as long as a condition is true.
  func stopLoad(while isWanted: @PageActor () -> Bool) async
}
