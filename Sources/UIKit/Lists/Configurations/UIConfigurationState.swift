/// The state of a view that is being configured.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state with traits, in which all flags are `false`.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The value of a custom state for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
