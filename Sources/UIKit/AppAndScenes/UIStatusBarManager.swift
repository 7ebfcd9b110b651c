public import Foundation

/// Styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light by the interface.
  case `default` = 0
  /// A light status bar, for dark backgrounds.
  case lightContent = 1
  /// A dark status bar, for light backgrounds.
  case darkContent = 3
}

/// Animations that hide and show the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The status bar changes without an animation.
  case none = 0
  /// The status bar fades in and out.
  case fade = 1
  /// The status bar slides in and out.
  case slide = 2
}

/// The manager of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The current style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { scene?.statusBarStyle ?? .default }

  /// A Boolean value that indicates whether the status bar is not seen.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  /// The frame of the status bar, in points; empty when it is hidden.
  open var statusBarFrame: CGRect {
    guard let scene else { return .zero }
    let height = scene.statusBarHeight
    return height > 0
      ? CGRect(x: 0, y: 0, width: scene.geometry.size.width, height: height) : .zero
  }
}
