/// The safe area of a controller's view: the inherited one, the bars, and the app's additional
/// insets.
package enum ControllerSafeArea {
  /// Returns the insets of a controller's view.
  ///
  /// - Parameters:
  ///   - inherited: The insets for the view's position in its superview (S1.1).
  ///   - container: The insets of the containers' bars (S1.35).
  ///   - additional: The controller's `additionalSafeAreaInsets` (S2.1).
  package static func insets(
    inherited: UIEdgeInsets, container: UIEdgeInsets, additional: UIEdgeInsets
  ) -> UIEdgeInsets {
    (inherited.maximum(container) + additional).maximum(.zero)
  }
}
