/// The page as its frame controller sees it.
@PageActor
protocol FramePage: PageContext {
  /// Handles a frame that left the page, or its process.
  ///
  /// - Parameter isRemoved: Whether the page has the frame no longer.
  func frameDidDetach(_ frame: String, isRemoved: Bool)
}
