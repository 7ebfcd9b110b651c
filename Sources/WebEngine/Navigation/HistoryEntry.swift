/// Where the engine's own history of a page stands.
///
/// The engine remembers more than a web view does: blank documents, and text that was shown without a
/// place in the history.
public struct HistoryEntry: Sendable, Hashable {
  /// The engine's number of the entry that is shown; never used again for another.
  public var identifier: Int
  /// Its place in the engine's history, from 0.
  public var index: Int
  /// Whether a script made it without any gesture of the user (W213).
  public var isScriptsOwn: Bool

  /// Describes an entry.
  public init(identifier: Int, index: Int, isScriptsOwn: Bool = false) {
    self.identifier = identifier
    self.index = index
    self.isScriptsOwn = isScriptsOwn
  }
}
