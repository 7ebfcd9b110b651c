import Synchronization

extension UITraitCollection {
  private static let stored = Mutex<UITraitCollection>(
    UITraitCollection(values: TraitValues(displayScale: 1)))

  /// The traits that colours and images are resolved with where no others are named.
  ///
  /// They are those of a view while it draws, lays out its subviews or is told of its traits, and
  /// the device's at other times.
  public class var current: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// Runs something while these traits are ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }
}
