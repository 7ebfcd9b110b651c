import Foundation

extension UIWindowScene {
  /// Updates whether the status bar is visible (S3.44, S3.45) and the safe areas.
  ///
  /// S3.44: The topmost full-screen presented controller decides, or the one that its
  /// `childForStatusBarHidden` returns, and so on.
  func updateStatusBar() {
    statusBarNeedsUpdate = false
    let controller = (keyWindow ?? visibleWindows.last)?.rootViewController?
      .controllerOfStatusBar
    statusBarStyle = controller?.styleController.preferredStatusBarStyle ?? .default
    hidesHomeIndicator =
      controller?.homeIndicatorController.prefersHomeIndicatorAutoHidden ?? false
    edgesDeferringSystemGestures =
      controller?.gestureEdgesController.preferredScreenEdgesDeferringSystemGestures ?? []
    let hides = decideHiding(controller)
    guard hides != hidesStatusBar else { return }
    hidesStatusBar = hides
    rootSafeAreaDidChange()
  }

  /// The safe area of a window that fills the screen.
  var windowSafeAreaInsets: UIEdgeInsets {
    metrics.bars.windowSafeAreaInsets(situation) + addedSafeAreaInsets
  }

  /// The safe area of the view that fills such a window.
  var screenSafeAreaInsets: UIEdgeInsets {
    metrics.bars.screenInsets(situation) + addedSafeAreaInsets
  }

  /// Makes every window compute its safe area again.
  func rootSafeAreaDidChange() {
    for window in allWindows {
      window.updateSafeArea()
      // The root view may have a larger safe area than its window (S1.9).
      window.rootViewController?.viewIfLoaded?.updateSafeArea()
    }
  }

  private func decideHiding(_ controller: UIViewController?) -> Bool {
    // If the system hides the bar, there is nothing for the app to hide.
    guard geometry.statusBarHeight > 0 else { return false }
    if let statusBarHiddenAtLaunch { return statusBarHiddenAtLaunch }
    guard let controller else { return false }
    return metrics.bars.hidesStatusBar(
      situation, isPreferred: controller.hidingController.prefersStatusBarHidden,
      isNavigationBarShown: controller.showsNavigationBar)
  }
}

extension UIViewController {
  /// The controller of the topmost full-screen presentation above this one, or this one.
  var controllerOfStatusBar: UIViewController {
    var controller = self
    while let presented = controller.presentedViewController, presented.capturesStatusBar {
      controller = presented
    }
    return controller
  }

  private var capturesStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentation?.isFullScreen == true
  }

  /// The end of the chain that decides whether the status bar is hidden.
  var hidingController: UIViewController {
    var controller = self
    while let child = controller.childForStatusBarHidden { controller = child }
    return controller
  }

  /// The end of the chain that decides whether the home indicator may be hidden.
  var homeIndicatorController: UIViewController {
    var controller = self
    while let child = controller.childForHomeIndicatorAutoHidden { controller = child }
    return controller
  }

  /// The end of the chain that decides at which edges system gestures are deferred (S3.48).
  var gestureEdgesController: UIViewController {
    var controller = self
    while let child = controller.childForScreenEdgesDeferringSystemGestures { controller = child }
    return controller
  }

  /// The end of the chain that decides the appearance of the status bar.
  var styleController: UIViewController {
    var controller = self
    while let child = controller.childForStatusBarStyle { controller = child }
    return controller
  }

  /// Whether a navigation bar is visible on the way to the deciding controller (S3.14).
  var showsNavigationBar: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if let navigation = current as? UINavigationController, !navigation.isNavigationBarHidden {
        return true
      }
      controller = current.childForStatusBarHidden
    }
    return false
  }
}
