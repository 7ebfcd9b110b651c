/// The requirements of a page's frame controller.
@PageActor
protocol FramePage: PageContext {
  /// Handles a frame that left the page, or its process.
  ///
  /// - Parameter isRemoved: Whether the frame was removed from the page.
  func frameDidDetach(_ frame: String, isRemoved: Bool)
}
