/// The safe area of a controller's view: what it inherits, what bars cover, and what the app adds.
package enum ControllerSafeArea {
  /// Returns the insets of a controller's view.
  ///
  /// - Parameters:
  ///   - inherited: The insets that the view's position in its superview gives (S1.1).
  ///   - container: The insets of the containers' bars (S1.35).
  ///   - additional: The controller's `additionalSafeAreaInsets` (S2.1).
  package static func insets(
    inherited: UIEdgeInsets, container: UIEdgeInsets, additional: UIEdgeInsets
  ) -> UIEdgeInsets {
    (inherited.maximum(container) + additional).maximum(.zero)
  }
}
