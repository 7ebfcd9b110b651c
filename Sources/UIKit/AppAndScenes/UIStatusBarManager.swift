public import Foundation

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

  /// A Boolean value that indicates whether the status bar is hidden.
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  /// The frame of the status bar, in points; empty when it is hidden.
  open var statusBarFrame: CGRect {
    guard let scene else { return .zero }
    let height = scene.statusBarHeight
    return height > 0
      ? CGRect(x: 0, y: 0, width: scene.geometry.size.width, height: height) : .zero
  }
}
