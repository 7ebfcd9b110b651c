import Foundation

/// The data stores of an identifier, as long as anybody has them.
@MainActor
struct NamedStores {
  private struct Weak { weak var handle: StoreHandle? }

  private var handles: [Weak] = []

  /// The cookies of the store that no engine keeps yet.
  let pendingCookies: PendingCookies = PendingCookies()

  /// Whether a data store or a web view has one.
  var areInUse: Bool { handles.contains { $0.handle != nil } }

  /// A store of the identifier was made.
  mutating func note(_ handle: StoreHandle) {
    handles.removeAll { $0.handle == nil }
    handles.append(Weak(handle: handle))
  }
}
