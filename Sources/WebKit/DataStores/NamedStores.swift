import Foundation

/// The data stores with one identifier, held weakly.
@MainActor
struct NamedStores {
  private struct Weak { weak var handle: StoreHandle? }

  private var handles: [Weak] = []

  /// The cookies of the store that are not in an engine yet.
  let pendingCookies: PendingCookies = PendingCookies()

  /// Whether a data store or a web view still uses one of them.
  var areInUse: Bool { handles.contains { $0.handle != nil } }

  /// Adds a new store with the identifier.
  mutating func note(_ handle: StoreHandle) {
    handles.removeAll { $0.handle == nil }
    handles.append(Weak(handle: handle))
  }
}
