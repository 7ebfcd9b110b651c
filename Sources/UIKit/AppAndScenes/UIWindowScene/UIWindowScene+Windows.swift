package import DisplayList
import QuartzCore

extension UIWindowScene {
  func attach(_ window: UIWindow) {
    attachedWindows.removeAll { $0.window == nil }
    guard !attachedWindows.contains(where: { $0.window === window }) else { return }
    attachedWindows.append(AttachedWindow(window: window))
  }

  func detach(_ window: UIWindow) {
    attachedWindows.removeAll { $0.window == nil || $0.window === window }
    if storedKeyWindow === window { storedKeyWindow = nil }
  }

  /// Retains a window while it is visible.
  func setRetained(_ window: UIWindow, _ isShown: Bool) {
    guard let index = attachedWindows.firstIndex(where: { $0.window === window }) else { return }
    attachedWindows[index].kept = isShown ? window : nil
  }

  /// The windows that are shown, lowest first.
  package var visibleWindows: [UIWindow] {
    allWindows.filter { !$0.isHidden }.enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset)
          < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }

  /// Lays out all windows until no view needs layout, then runs the actions that were deferred until
  /// then.
  ///
  /// They include `viewDidAppear` of controllers that have appeared since the last layout.
  package func layOut() {
    for _ in 0..<16 {
      if statusBarNeedsUpdate { updateStatusBar() }
      for window in visibleWindows { LayoutPass.runUntilStable(window) }
      guard activationState == .foregroundActive || activationState == .foregroundInactive,
        !afterLayout.isEmpty
      else {
        if statusBarNeedsUpdate { continue }
        return
      }
      let waiting = afterLayout
      afterLayout = []
      for action in waiting { action() }
    }
  }

  /// Returns the drawing of the windows, back to front, in the screen's space.
  package func displayCommands() -> [DrawingCommand] {
    visibleWindows.flatMap { $0.layer.displayCommands() }
  }
}
