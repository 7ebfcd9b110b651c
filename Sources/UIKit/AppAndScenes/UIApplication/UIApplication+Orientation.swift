public import Foundation

extension UIApplication {
  /// The current orientation of the interface.
  @available(*, deprecated, message: "Use the interfaceOrientation of the window scene instead.")
  public var statusBarOrientation: UIInterfaceOrientation {
    Runtime.environment?.scene.interfaceOrientation ?? .unknown
  }

  /// Posted when the interface orientation has changed.
  @available(*, deprecated, message: "Use viewWillTransition(to:with:) instead.")
  public nonisolated static let didChangeStatusBarOrientationNotification: NSNotification.Name =
    interfaceDidRotate

  /// The same, for the frameworks above.
  package nonisolated static let interfaceDidRotate: NSNotification.Name = .init(
    rawValue: "UIApplicationDidChangeStatusBarOrientationNotification")
}
