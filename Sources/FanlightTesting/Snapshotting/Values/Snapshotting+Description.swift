extension Snapshotting where Format == String {
  /// A strategy that compares the text of a value from `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A strategy that compares a value with all its members, one per line.
  ///
  /// Members of classes, structures, dictionaries and sets are sorted, and memory addresses are omitted, so
  /// that equal values have the same text. A type can provide its own text with
  /// ``AnySnapshotStringConvertible``.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { DumpText.text(of: $0) }
  }
}
