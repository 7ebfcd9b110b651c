/// A registration for trait changes; pass it to
/// ``UITraitChangeObservable/unregisterForTraitChanges(_:)``.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
