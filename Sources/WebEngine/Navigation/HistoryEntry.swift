/// The current entry of the engine's session history.
///
/// The engine's history has entries that are not in the back-forward list: blank documents, and HTML
/// that was loaded without an item.
public struct HistoryEntry: Sendable, Hashable {
  /// The engine's identifier of the entry, which is never reused.
  public var identifier: Int
  /// The index of the entry in the engine's history, from 0.
  public var index: Int
  /// A Boolean value that indicates whether a script added the entry without a user gesture (W213).
  public var isAddedByScript: Bool

  /// Creates an entry at an index.
  public init(identifier: Int, index: Int, isAddedByScript: Bool = false) {
    self.identifier = identifier
    self.index = index
    self.isAddedByScript = isAddedByScript
  }
}
