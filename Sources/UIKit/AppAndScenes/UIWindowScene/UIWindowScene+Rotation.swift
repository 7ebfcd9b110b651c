import CoreGraphics
import Foundation

extension UIWindowScene {
  /// Rotates the interface, in the order of S2.24 and S2.25.
  ///
  /// Controllers are called before anything changes. Then the windows are resized, their traits change and
  /// the animations alongside run: they see the new frames and traits, but the old safe areas. Layout
  /// follows immediately; completions are called at the end of the animation's duration.
  ///
  /// - Parameters:
  ///   - orientation: The requested interface orientation.
  ///   - turnsDevice: Whether the device rotates too; `false` if the app requests the orientation.
  /// - Returns: Whether the interface now has the orientation. `false` if the app or the view controller that
  ///   determines the status bar does not support it, or does not allow the interface to rotate with the
  ///   device.
  @discardableResult
  package func rotate(
    to orientation: UIInterfaceOrientation, turnsDevice: Bool = true
  ) -> Bool {
    if turnsDevice { Runtime.environment?.uiDevice.rotate(to: UIDeviceOrientation(orientation)) }
    guard orientation != self.orientation else { return true }
    guard supports(orientation), !turnsDevice || followsDevice else { return false }
    let rotation = Rotation(scene: self, to: orientation)
    rotation.announce()
    rotation.perform()
    rotation.finish()
    return true
  }

  /// Rotates the interface when a window shows a root view controller that does not support the current
  /// orientation (S2.19).
  ///
  /// The new orientation is the first supported one. Controllers are informed of the trait change, but not of
  /// the size change: their first layout has the new size already.
  func rotateToSupportedOrientation(of window: UIWindow) {
    guard window === keyWindow, !supports(orientation),
      let wanted = UIInterfaceOrientation.allCases.first(where: supports)
    else { return }
    let rotation = Rotation(scene: self, to: wanted)
    rotation.announce(tellsSize: false)
    rotation.perform()
    rotation.finish()
  }

  /// Whether the interface rotates with the device: until iOS 15, `shouldAutorotate` of the view controller
  /// that determines the status bar; `true` from iOS 16 on (S17.21).
  private var followsDevice: Bool {
    guard metrics.asksWhetherToRotate, let window = keyWindow ?? visibleWindows.last else {
      return true
    }
    return window.rootViewController?.controllerOfStatusBar.shouldAutorotate ?? true
  }

  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let window = keyWindow ?? visibleWindows.last else { return true }
    let app =
      Runtime.environment?.application.supportedInterfaceOrientations(for: window) ?? .all
    guard app.contains(orientation) else { return false }
    guard let root = window.rootViewController else { return true }
    return root.controllerOfStatusBar.supportedInterfaceOrientations.contains(orientation)
  }
}

/// A rotation of the interface.
@MainActor
private struct Rotation {
  /// The duration of a rotation of the interface, in seconds.
  ///
  /// Source: unknown, guessed.
  private static let duration: TimeInterval = 0.3

  let scene: UIWindowScene
  let orientation: UIInterfaceOrientation
  let coordinators: [(window: UIWindow, coordinator: TransitionCoordinator)]

  init(scene: UIWindowScene, to orientation: UIInterfaceOrientation) {
    self.scene = scene
    self.orientation = orientation
    let angle = Rotation.angle(from: scene.interfaceOrientation, to: orientation)
    coordinators = scene.visibleWindows.map { window in
      let coordinator = TransitionCoordinator(
        containerView: window, duration: Rotation.duration,
        targetTransform: CGAffineTransform(rotationAngle: angle))
      return (window, coordinator)
    }
  }

  /// Tells the view controllers of each window that the traits, if they differ, and the size will change.
  func announce(tellsSize: Bool = true) {
    let traits = scene.traits(for: orientation)
    let changesTraits = traits != scene.traitCollection
    for (window, coordinator) in coordinators {
      for controller in window.rootViewController?.presentationChain ?? [] {
        controller.activeTransition = coordinator
        if changesTraits { controller.willTransition(to: traits, with: coordinator) }
        guard tellsSize else { continue }
        controller.viewWillTransition(to: newSize(for: window), with: coordinator)
      }
    }
  }

  func perform() {
    let oldOrientation = scene.orientation
    let oldTraits = scene.traitCollection
    let oldFrames = coordinators.map { $0.window.frame }
    let oldScreen = scene.geometry.size
    let application = Runtime.environment?.application
    application?.orientationWillChange(to: orientation, duration: Rotation.duration)
    scene.orientation = orientation
    scene.traitsMayHaveChanged(tellsWindows: false)
    for ((window, coordinator), frame) in zip(coordinators, oldFrames) {
      Runtime.animation.run(duration: Rotation.duration) {
        if frame.size == oldScreen { window.frame.size = targetSize }
        window.updateTraits()
        coordinator.runAlongside()
      }
    }
    scene.updateStatusBar()
    scene.rootSafeAreaDidChange()
    scene.storedKeyboard?.update()
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: ScreenSpace.shared, interfaceOrientation: oldOrientation,
      traitCollection: oldTraits)
    application?.orientationDidChange(from: oldOrientation)
    scene.layOut()
  }

  func finish() {
    for (window, coordinator) in coordinators {
      Runtime.loop.post(after: Rotation.duration) {
        for controller in window.rootViewController?.presentationChain ?? []
        where controller.activeTransition === coordinator {
          controller.activeTransition = nil
        }
        coordinator.finish()
      }
    }
  }

  private func newSize(for window: UIWindow) -> CGSize {
    window.frame.size == scene.geometry.size || window.frame.size == targetSize
      ? targetSize : window.frame.size
  }

  private var targetSize: CGSize { scene.device.geometry(for: orientation).size }

  /// Returns the angle by which the container rotates, in radians.
  private static func angle(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
  ) -> CGFloat {
    func quarters(_ orientation: UIInterfaceOrientation) -> Int {
      switch orientation {
      case .unknown, .portrait: 0
      case .landscapeRight: 1
      case .portraitUpsideDown: 2
      case .landscapeLeft: 3
      }
    }
    let turns = (quarters(new) - quarters(old) + 4) % 4
    return CGFloat(turns == 3 ? -1 : turns) * .pi / 2
  }
}
