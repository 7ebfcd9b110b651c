import Synchronization

extension UITraitCollection {
  private static let stored = Mutex<UITraitCollection>(
    UITraitCollection(values: TraitValues(displayScale: 1)))

  /// The traits with which colors and images are resolved if none are specified.
  ///
  /// They are those of a view while it draws, lays out its subviews or handles a trait change, and
  /// the device's at other times.
  public class var current: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// Runs something while these traits are ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    // They are usually current already, and nothing needs to be restored.
    let outer = UITraitCollection.stored.withLock { current -> UITraitCollection? in
      if current === self { return nil }
      defer { current = self }
      return current
    }
    actions()
    UITraitCollection.stored.withLock { current in
      let before = outer ?? self
      if current !== before { current = before }
    }
  }
}
