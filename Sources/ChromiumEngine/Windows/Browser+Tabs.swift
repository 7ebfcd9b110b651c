import Synchronization
import WebEngine

/// Tabs that the engine makes for pages.
extension Browser {
  /// Makes a tab in a window of its own.
  func makeTab(in store: PageStore) async throws(WebEngineError) -> BlankTab {
    if store == .shared, let maker = await popupTabFactory() {
      if let tab = await maker.open() { return tab }
      forget(maker)
    }
    return try await makeOrdinaryTab(parameters(for: store))
  }

  /// Makes a tab in an ordinary window.
  ///
  /// - Parameter store: The parameters that name the tab's store.
  func makeOrdinaryTab(_ store: [String: JSON]) async throws(WebEngineError) -> BlankTab {
    struct Created: Decodable { let targetId: String }
    var parameters = store
    parameters["url"] = "about:blank"
    parameters["newWindow"] = true
    let created = try await root.call("Target.createTarget", .object(parameters), as: Created.self)
    guard let session = await windows.session(of: created.targetId) else {
      throw WebEngineError(.engineGone, "Chromium ended while a tab was being opened.")
    }
    return BlankTab(target: created.targetId, session: session)
  }

  /// The tab that opens the others; `nil` where there can be none.
  private func popupTabFactory() async -> PopupTabFactory? {
    let task = maker.withLock { maker in
      if let maker { return maker }
      let task = Task { [weak self] in await self?.makePopupTabFactory() }
      maker = task
      return task
    }
    return await task.value
  }

  private func makePopupTabFactory() async -> PopupTabFactory? {
    guard let tab = try? await makeOrdinaryTab([:]) else { return nil }
    let maker = PopupTabFactory(tab, root.connection)
    windows.add(maker)
    do throws(WebEngineError) {
      try await maker.begin { [weak self, weak maker] in
        if let maker { self?.forget(maker) }
      }
      return maker
    } catch {
      forget(maker)
      return nil
    }
  }

  /// Closes a tab that opens no windows any more; the next page gets another.
  private func forget(_ forgotten: PopupTabFactory) {
    guard windows.remove(forgotten) else { return }
    forgotten.close()
    maker.withLock { $0 = nil }
    closeTarget(forgotten.tab.target, session: forgotten.tab.session)
  }
}
