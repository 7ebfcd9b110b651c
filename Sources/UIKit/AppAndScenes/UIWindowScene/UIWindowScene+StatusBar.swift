import Foundation

extension UIWindowScene {
  /// Decides again whether the status bar is seen (S3.44, S3.45) and moves the safe areas.
  ///
  /// S3.44: The topmost controller that is presented full screen decides, or the one that its
  /// `childForStatusBarHidden` names, and so on.
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

  /// Lets every window compute its safe area again.
  func rootSafeAreaDidChange() {
    for window in allWindows {
      window.updateSafeArea()
      // The root view may have more than its window (S1.9).
      window.rootViewController?.viewIfLoaded?.updateSafeArea()
    }
  }

  private func decideHiding(_ controller: UIViewController?) -> Bool {
    // Where the system hides the bar by itself there is nothing for the app to hide.
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

  /// The end of the chain that decides whether the home indicator may go.
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

  /// Whether a navigation bar is seen on the way to the controller that decides (S3.14).
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
