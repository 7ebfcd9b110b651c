extension Snapshotting where Format == String {
  /// A strategy that compares the text of a value by `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A strategy that compares a value with everything in it, a line each.
  ///
  /// Members of classes, structures, dictionaries and sets are sorted, and addresses are left out, so that
  /// equal values have one text. ``AnySnapshotStringConvertible`` has a type say its own.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { DumpText.text(of: $0) }
  }
}
