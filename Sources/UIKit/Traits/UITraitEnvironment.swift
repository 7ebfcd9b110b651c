/// An environment with traits: screens, windows, view controllers and views.
@preconcurrency @MainActor
public protocol UITraitEnvironment {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }

  /// Tells the environment that its traits have changed from `previousTraitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
