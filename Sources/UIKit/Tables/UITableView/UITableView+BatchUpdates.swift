extension UITableView {
  /// Runs changes that are applied together; `completion` is called at the end of their animation.
  ///
  /// Apple's method takes an optional block that does not escape, which Swift cannot spell: this is
  /// the form without the optional. It calls the other one, which subclasses override.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
