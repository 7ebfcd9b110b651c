/// A type that can register for trait changes: views, view controllers and window scenes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// A registration for trait changes; pass it to
/// ``UITraitChangeObservable/unregisterForTraitChanges(_:)``.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Tells a closure of changes of some traits; it gets this object and the old traits.
  ///
  /// It runs after `traitCollectionDidChange(_:)`, and not for the value at the beginning.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
  }

  /// Calls a method of a target on changes of some traits, with this object and the old traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return register(traits) { object, previous in
      if let target { action.call(target, object, previous) }
    }
  }

  /// Calls a method of this object on changes of some traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { object, previous in action.call(object, object, previous) }
  }

  /// Unregisters for trait changes of a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeNotifier)?.registrations.remove(registration)
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let notifier = self as? any TraitChangeNotifier else {
      preconditionFailure(
        "\(type(of: self)) has no traits; only views, view controllers and window scenes report "
          + "their changes")
    }
    let registration = TraitRegistration(traits, handler)
    notifier.registrations.add(registration)
    return registration
  }
}

/// What keeps a list of those who want to be told.
@MainActor
protocol TraitChangeNotifier: AnyObject {
  var registrations: TraitRegistrations { get set }
}

/// One wish to be told.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// Those who want to be notified of changes of an object's traits.
@MainActor
struct TraitRegistrations {
  private var list: [TraitRegistration] = []

  mutating func add(_ registration: TraitRegistration) { list.append(registration) }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    list.removeAll { $0 === registration }
  }

  /// Tells those whose traits are others now.
  func notify(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in list
    where registration.traits.contains(where: { !old.values.isSame(new.values, in: $0) }) {
      registration.handler(object, old)
    }
  }
}

extension UIView: UITraitChangeObservable, TraitChangeNotifier {
  var registrations: TraitRegistrations {
    get { storedRare?.traitRegistrations ?? TraitRegistrations() }
    set { rare.traitRegistrations = newValue }
  }

  /// What the view says of traits, for itself and all inside it.
  public var traitOverrides: UITraitOverrides {
    get { storedRare?.traitOverrides ?? UITraitOverrides() }
    set {
      rare.traitOverrides = newValue
      updateTraits()
    }
  }

  /// Reports traits that have changed above; they always hold at once, so nothing is left to tell.
  public func updateTraitsIfNeeded() { updateTraits() }
}

extension UIViewController: UITraitChangeObservable, TraitChangeNotifier {
  var registrations: TraitRegistrations {
    get { controllerTraits.registrations }
    set { controllerTraits.registrations = newValue }
  }

  /// What the controller says of traits, for itself and all inside it.
  public var traitOverrides: UITraitOverrides {
    get { controllerTraits.overrides }
    set {
      controllerTraits.overrides = newValue
      if let view = viewIfLoaded { view.updateTraits() } else { updateTraits() }
    }
  }

  /// Reports traits that have changed above; they always hold at once, so nothing is left to tell.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }
}

extension UIWindowScene: UITraitChangeObservable, TraitChangeNotifier {
  /// What the app says of traits for all windows of the scene.
  public var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = newValue
      traitsMayHaveChanged()
    }
  }
}
