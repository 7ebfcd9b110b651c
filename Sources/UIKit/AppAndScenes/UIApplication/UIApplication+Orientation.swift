public import Foundation

extension UIApplication {
  /// Posted when the interface has turned, whatever became of its size.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let didChangeStatusBarOrientationNotification: NSNotification.Name =
    interfaceDidTurn

  /// The same, for the frameworks above.
  package nonisolated static let interfaceDidTurn: NSNotification.Name = .init(
    rawValue: "UIApplicationDidChangeStatusBarOrientationNotification")
}
