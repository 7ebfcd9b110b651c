public import Foundation

extension UIApplication {
  /// Posted when the interface orientation has changed.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let didChangeStatusBarOrientationNotification: NSNotification.Name =
    interfaceDidTurn

  /// The same, for the frameworks above.
  package nonisolated static let interfaceDidTurn: NSNotification.Name = .init(
    rawValue: "UIApplicationDidChangeStatusBarOrientationNotification")
}
