public import Foundation

// The order of delegate and notifications is inferred (S17.6).
extension UIApplication {
  /// Tells the delegate, and then observers, that the status bar is about to rotate.
  func orientationWillChange(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    delegate?.application(self, willChangeStatusBarOrientation: orientation, duration: duration)
    let center = NotificationCenter.default
    center.post(
      name: Self.interfaceWillRotate, object: self,
      userInfo: [Self.statusBarOrientationUserInfoKey: orientation.rawValue])
    let frame = statusBarFrame(in: orientation)
    center.post(
      name: Self.statusBarWillMove, object: self, userInfo: [Self.statusBarFrameUserInfoKey: frame])
  }

  /// Tells the delegate, and then observers, that the status bar has rotated.
  func orientationDidChange(from old: UIInterfaceOrientation) {
    delegate?.application(self, didChangeStatusBarOrientation: old)
    let center = NotificationCenter.default
    center.post(
      name: Self.interfaceDidRotate, object: self,
      userInfo: [Self.statusBarOrientationUserInfoKey: old.rawValue])
    center.post(
      name: Self.statusBarDidMove, object: self,
      userInfo: [Self.statusBarFrameUserInfoKey: statusBarFrame(in: scene.interfaceOrientation)])
  }

  private func statusBarFrame(in orientation: UIInterfaceOrientation) -> CGRect {
    let geometry = scene.device.geometry(for: orientation)
    return CGRect(x: 0, y: 0, width: geometry.size.width, height: geometry.statusBarHeight)
  }
}

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

  /// The name of this notification, not deprecated for use in this package's frameworks.
  package nonisolated static let interfaceDidRotate: NSNotification.Name = .init(
    rawValue: "UIApplicationDidChangeStatusBarOrientationNotification")
}
