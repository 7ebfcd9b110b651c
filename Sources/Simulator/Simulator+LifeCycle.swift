import UIKit

extension Simulator {
  /// Goes to the Home Screen: the app resigns active and enters the background, and notifies its
  /// delegates and observers.
  ///
  /// Pages of web views keep running.
  public func moveAppToBackground() { scene.enterBackground() }

  /// Returns to the app: it enters the foreground and becomes active.
  public func moveAppToForeground() { scene.enterForeground() }
}
