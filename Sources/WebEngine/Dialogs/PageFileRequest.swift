/// A wish of a page for files of the user's.
public struct PageFileRequest: Sendable, Hashable {
  /// The engine's number for the element that gets the files.
  public var element: Int
  /// The frame that the element is in.
  public var frame: PageFrame
  /// Whether several files are welcome.
  public var allowsMultipleSelection: Bool
  /// Whether folders are.
  public var allowsDirectories: Bool

  /// Creates a wish.
  public init(
    element: Int, frame: PageFrame, allowsMultipleSelection: Bool, allowsDirectories: Bool
  ) {
    self.element = element
    self.frame = frame
    self.allowsMultipleSelection = allowsMultipleSelection
    self.allowsDirectories = allowsDirectories
  }
}
