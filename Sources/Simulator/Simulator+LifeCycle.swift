import UIKit

extension Simulator {
  /// Leaves the app, as a user does who goes to the Home Screen: the app resigns active and enters the
  /// background, which its delegates and observers are told.
  ///
  /// Pages of web views go on as before.
  public func moveAppToBackground() { scene.enterBackground() }

  /// Comes back to the app: it enters the foreground and becomes active.
  public func moveAppToForeground() { scene.enterForeground() }
}
