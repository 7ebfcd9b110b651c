/// Arithmetic of a controller's safe area; knows nothing of views.
package enum ControllerSafeArea {
  /// Returns the insets of a controller's view.
  ///
  /// - Parameters:
  ///   - inherited: What the superview's geometry gives (S1.1).
  ///   - container: What the bars of containers cover (S1.35).
  ///   - additional: What the controller adds (S2.1).
  package static func insets(
    inherited: UIEdgeInsets, container: UIEdgeInsets, additional: UIEdgeInsets
  ) -> UIEdgeInsets {
    (inherited.maximum(container) + additional).maximum(.zero)
  }
}
