/// A request of a file input element for files.
public struct PageFileRequest: Sendable, Hashable {
  /// The engine's identifier of the input element.
  public var element: Int
  /// The frame that contains the element.
  public var frame: PageFrame
  /// A Boolean value that indicates whether the user may select several files.
  public var allowsMultipleSelection: Bool
  /// A Boolean value that indicates whether the user may select directories.
  public var allowsDirectories: Bool

  /// Creates a request of an input element.
  public init(
    element: Int, frame: PageFrame, allowsMultipleSelection: Bool, allowsDirectories: Bool
  ) {
    self.element = element
    self.frame = frame
    self.allowsMultipleSelection = allowsMultipleSelection
    self.allowsDirectories = allowsDirectories
  }
}
