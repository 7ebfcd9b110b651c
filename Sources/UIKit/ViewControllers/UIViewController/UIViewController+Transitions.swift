import Foundation

extension UIViewController {
  func forward(size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func forward(
    traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let override = overrideTraitCollection(forChild: child)
      let childTraits = override.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
      child.willTransition(to: childTraits, with: coordinator)
    }
  }

  func rotateToSupportedOrientation() {
    guard let scene = viewIfLoaded?.window?.windowScene,
      !supportedInterfaceOrientations.contains(scene.interfaceOrientation),
      let wanted = UIInterfaceOrientation.allCases.first(
        where: supportedInterfaceOrientations.contains)
    else { return }
    scene.rotate(to: wanted, turnsDevice: false)
  }

  func setPreferredContentSize(_ size: CGSize) {
    guard size != insets.preferredContentSize else { return }
    insets.preferredContentSize = size
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.controller.containerView?.setNeedsLayout()
  }

  /// Rotates the interface to the device's orientation, if the controllers support it now (S17.27).
  @available(
    *, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations() instead."
  )
  public class func attemptRotationToDeviceOrientation() {
    guard let environment = Runtime.environment,
      let wanted = environment.uiDevice.orientation.interfaceOrientation
    else { return }
    environment.scene.rotate(to: wanted)
  }
}
