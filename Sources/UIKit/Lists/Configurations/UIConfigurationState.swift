/// The state of a view that is being configured.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state in which nothing but the traits holds.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
