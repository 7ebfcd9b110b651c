/// A type that can register for trait changes: views, view controllers and window scenes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Calls a closure on changes of some traits, with this object and the old traits.
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

  /// Ends a registration for trait changes.
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
