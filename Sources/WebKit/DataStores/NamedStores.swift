import Foundation

/// The data stores with one identifier; not retained.
@MainActor
struct NamedStores {
  private struct Weak { weak var handle: StoreHandle? }

  private var handles: [Weak] = []

  /// The cookies that no engine stores yet.
  let pendingCookies: PendingCookies = PendingCookies()

  /// Whether a data store or a web view still uses a named store.
  var areInUse: Bool { handles.contains { $0.handle != nil } }

  /// Adds a new store with the identifier.
  mutating func add(_ handle: StoreHandle) {
    handles.removeAll { $0.handle == nil }
    handles.append(Weak(handle: handle))
  }
}
