import Foundation

extension UIViewController {
  /// The traits of the parent, of the superview's environment, or of the presenting controller,
  /// with the overrides.
  var inheritedTraits: UITraitCollection {
    let base = baseTraits
    guard controllerTraits.overrideStyle != .unspecified else {
      return controllerTraits.overrides.over(base)
    }
    return controllerTraits.overrides.over(
      UITraitCollection(traitsFrom: [
        base, UITraitCollection(userInterfaceStyle: controllerTraits.overrideStyle),
      ]))
  }

  private var baseTraits: UITraitCollection {
    if let parent { return parent.traits(forChild: self) }
    return viewIfLoaded?.superview?.traitCollection ?? hostWindow?.traitCollection
      ?? presentation?.presenting?.traitCollection ?? controllerTraits.inherited
  }

  private func traits(forChild child: UIViewController) -> UITraitCollection {
    guard let override = controllerTraits.childOverrides[ObjectIdentifier(child)] else {
      return traitCollection
    }
    return UITraitCollection(traitsFrom: [traitCollection, override])
  }

  /// Overrides traits for one child; `nil` removes the override.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    controllerTraits.childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.updateTraits()
  }

  /// Returns the traits that are overridden for one child.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    controllerTraits.childOverrides[ObjectIdentifier(childViewController)]
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != controllerTraits.overrideStyle else { return }
    controllerTraits.overrideStyle = style
    viewIfLoaded?.updateTraits()
  }

  /// Reports changed traits to the controller.
  func updateTraits() {
    controllerTraits.inherited = baseTraits
    let current = traitCollection
    guard let known = controllerTraits.known, known != current else {
      controllerTraits.known = current
      return
    }
    controllerTraits.known = current
    current.performAsCurrent {
      traitCollectionDidChange(known)
      controllerTraits.registrations.notify(self, from: known, to: current)
    }
  }
}

extension UIViewController: UITraitChangeObservable, TraitChangeNotifier {
  var registrations: TraitRegistrations {
    get { controllerTraits.registrations }
    set { controllerTraits.registrations = newValue }
  }

  /// The traits that the controller overrides, for itself and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { controllerTraits.overrides }
    set {
      controllerTraits.overrides = newValue
      if let view = viewIfLoaded { view.updateTraits() } else { updateTraits() }
    }
  }

  /// Reports trait changes of the ancestors, which are always reported at once; none are pending.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }
}
