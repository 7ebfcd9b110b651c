import Foundation

/// The observers of one object's values.
// Sendable: both arrays are guarded by the lock, and observers are notified outside of it.
final class KeyValueObservers: @unchecked Sendable {
  /// A change that was announced and has not happened yet, with the values before it.
  private struct Announced {
    let key: ObservedKey
    let old: [ObjectIdentifier: Any]
  }

  private let lock = NSLock()
  private var registrations: [KeyValueRegistration] = []
  private var announced: [Announced] = []

  var all: [KeyValueRegistration] { lock.withLock { registrations } }

  func add(_ registration: KeyValueRegistration) {
    lock.withLock { registrations.append(registration) }
  }

  func remove(_ registration: KeyValueRegistration) {
    lock.withLock { registrations.removeAll { $0 === registration } }
  }

  /// Reads what a change will need, and notifies those who observe prior changes.
  ///
  /// - Parameter isExact: Whether a key that may or may not be the observer's counts as another
  ///   one.
  func willChange(_ key: ObservedKey, of object: AnyObject, isExact: Bool) {
    var old: [ObjectIdentifier: Any] = [:]
    for registration in all {
      switch registration.key.match(key) {
      case .same:
        let wantsOld = registration.options.contains(.old)
        if wantsOld { old[ObjectIdentifier(registration)] = registration.read(object) }
        if registration.options.contains(.prior) {
          registration.notify(
            object, KeyValueChange(old: old[ObjectIdentifier(registration)], isPrior: true))
        }
      case .unknown where !isExact:
        old[ObjectIdentifier(registration)] = registration.read(object)
      case .unknown, .different: break
      }
    }
    lock.withLock { announced.append(Announced(key: key, old: old)) }
  }

  /// Reports a change that was announced.
  func didChange(_ key: ObservedKey, of object: AnyObject, isExact: Bool) {
    let old = removeAnnounced(key)
    for registration in all {
      let before = old[ObjectIdentifier(registration)]
      switch registration.key.match(key) {
      case .same: break
      case .unknown where !isExact:
        // The only way to find out is to compare the values.
        guard let before else { continue }
        if ValueComparison.areEqual(before, registration.read(object)) ?? false { continue }
      case .unknown, .different: continue
      }
      let options = registration.options
      registration.notify(
        object,
        KeyValueChange(
          old: options.contains(.old) ? before : nil,
          new: options.contains(.new) ? registration.read(object) : nil))
    }
  }

  private func removeAnnounced(_ key: ObservedKey) -> [ObjectIdentifier: Any] {
    lock.withLock {
      let last = announced.lastIndex { $0.key.match(key) == .same }
      return last.map { announced.remove(at: $0).old } ?? [:]
    }
  }
}
