import WebEngine

/// A store of an engine, for as long as a data store, its cookies or a web view needs it.
@MainActor
final class StoreHandle {
  let store: PageStore
  /// Whether the store goes with the last who needs it.
  private let isTemporary: Bool
  /// The engine of the device, or of the web view that used the store last.
  private var lastEngine: (any WebEngine)?

  init(_ store: PageStore, isTemporary: Bool) {
    self.store = store
    self.isTemporary = isTemporary
  }

  deinit {
    guard isTemporary, let lastEngine else { return }
    Task { [store] in await lastEngine.removeStore(store) }
  }

  /// The engine that has the store; `nil` where no device is booted.
  var engine: (any WebEngine)? {
    if let current = WebKitEnvironment.current?.engine { lastEngine = current }
    return lastEngine
  }

  /// A web view on an engine uses the store.
  func isUsed(by engine: (any WebEngine)?) {
    if let engine { lastEngine = engine }
  }
}
