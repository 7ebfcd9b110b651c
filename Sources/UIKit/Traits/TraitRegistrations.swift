/// The registrations for changes of an object's traits.
@MainActor
struct TraitRegistrations {
  private var list: [TraitRegistration] = []

  mutating func add(_ registration: TraitRegistration) { list.append(registration) }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    list.removeAll { $0 === registration }
  }

  /// Calls the registrations whose traits have changed.
  func notify(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in list
    where registration.traits.contains(where: { !old.values.isSame(new.values, in: $0) }) {
      registration.handler(object, old)
    }
  }
}
