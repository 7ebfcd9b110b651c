import EngineSupport
import Synchronization
import WebEngine

/// The creation of tabs for pages.
extension Browser {
  /// Creates a tab in a window of its own.
  func makeTab(in store: PageStore) async throws(WebEngineError) -> BlankTab {
    if store == .shared, let factory = await popupTabFactory() {
      if let tab = await factory.open() { return tab }
      close(factory)
    }
    return try await makeOrdinaryTab(parameters(for: store))
  }

  /// Creates a tab in an ordinary window.
  ///
  /// - Parameter store: The parameters that identify the tab's data store.
  func makeOrdinaryTab(_ store: [String: JSON]) async throws(WebEngineError) -> BlankTab {
    struct Created: Decodable { let targetId: String }
    var parameters = store
    parameters["url"] = "about:blank"
    parameters["newWindow"] = true
    let created = try await root.call("Target.createTarget", .object(parameters), as: Created.self)
    guard let session = await windows.session(of: created.targetId) else {
      throw WebEngineError(.engineTerminated, "Chromium exited while a tab was being opened.")
    }
    return BlankTab(target: created.targetId, session: session)
  }

  /// Returns the factory for tabs; `nil` if it cannot be created.
  private func popupTabFactory() async -> PopupTabFactory? {
    let task = tabFactory.withLock { factory in
      if let factory { return factory }
      let task = Task { [weak self] in await self?.makePopupTabFactory() }
      factory = task
      return task
    }
    return await task.value
  }

  private func makePopupTabFactory() async -> PopupTabFactory? {
    guard let tab = try? await makeOrdinaryTab([:]) else { return nil }
    let factory = PopupTabFactory(tab, root.connection)
    windows.add(factory)
    do throws(WebEngineError) {
      try await factory.start { [weak self, weak factory] in
        if let factory { self?.close(factory) }
      }
      return factory
    } catch {
      close(factory)
      return nil
    }
  }

  /// Closes a factory that failed; the next page creates another.
  private func close(_ failed: PopupTabFactory) {
    guard windows.remove(failed) else { return }
    failed.close()
    tabFactory.withLock { $0 = nil }
    closeTarget(failed.tab.target, session: failed.tab.session)
  }
}
