import Foundation

extension UIView {
  /// In a window, the traits last reported to the hierarchy, which every layout reads; otherwise
  /// the ancestors'.
  var presentTraits: UITraitCollection {
    traits.isSettled && windowReference != nil ? traits.known : inheritedTraits
  }

  /// The traits of the nearest environment: controller, superview or scene, with the overrides.
  var inheritedTraits: UITraitCollection { overridden(baseTraits) }

  private var baseTraits: UITraitCollection {
    if let owner = owningViewController { return owner.traitCollection }
    return superviewLink.with { $0.traitCollection } ?? rootTraits
  }

  /// The traits of a view without a superview: those of a window's scene, or else the last ones.
  private var rootTraits: UITraitCollection {
    (self as? UIWindow)?.windowScene?.traitCollection ?? traits.inherited
  }

  private func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    var traits = traits
    if self.traits.overrideStyle != .unspecified {
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: self.traits.overrideStyle),
      ])
    }
    guard let storedRare else { return traits }
    return storedRare.traitOverrides.over(traits)
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != traits.overrideStyle else { return }
    traits.overrideStyle = style
    updateTraits()
  }

  /// Reports changed traits to the subtree, from the top.
  func updateTraits() {
    owningViewController?.updateTraits()
    traits.isSettled = false
    traits.inherited = baseTraits
    let current = traitCollection
    let previous = traits.known
    traits.known = current
    traits.isSettled = true
    // They are usually the same object, which is a cheap comparison.
    if current !== previous, current != previous {
      if previous.displayScale != current.displayScale, current.displayScale > 0 {
        ownLayer.contentsScale = current.displayScale
      }
      if current.hasDifferentColorAppearance(comparedTo: previous) { resolveColors() }
      current.performAsCurrent {
        traitCollectionDidChange(previous)
        storedRare?.traitRegistrations.notify(self, from: previous, to: current)
      }
    }
    forEachSubview { $0.updateTraits() }
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != traits.semanticContentAttribute else { return }
    traits.semanticContentAttribute = attribute
    layoutDirectionChanged()
    updateLayoutMargins()
    setNeedsLayout()
  }

  var layoutDirectionInTraits: UIUserInterfaceLayoutDirection {
    // In a window the traits are known; this runs for each constraint.
    let isKnown = traits.isSettled && windowReference != nil
    let direction =
      isKnown ? traits.known.values.layoutDirection : traitCollection.layoutDirection
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of a view with an attribute in the device's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isRightToLeft = Runtime.defaultTraits.layoutDirection == .rightToLeft
    return attribute.direction(in: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of a view with an attribute in an interface that runs one way.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }
}

extension UIView: UITraitChangeObservable, TraitChangeNotifier {
  var registrations: TraitRegistrations {
    get { storedRare?.traitRegistrations ?? TraitRegistrations() }
    set { rare.traitRegistrations = newValue }
  }

  /// The traits that the view overrides, for itself and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { storedRare?.traitOverrides ?? UITraitOverrides() }
    set {
      rare.traitOverrides = newValue
      updateTraits()
    }
  }

  /// Reports trait changes of the ancestors, which are always reported at once; none are pending.
  public func updateTraitsIfNeeded() { updateTraits() }
}
