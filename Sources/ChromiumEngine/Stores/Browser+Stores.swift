import EngineSupport
import Synchronization
import WebEngine

extension Browser {
  /// Returns the parameters that identify a data store in commands, and creates its browser context if needed.
  func parameters(for store: PageStore) async throws(WebEngineError) -> [String: JSON] {
    guard case .separate(let name) = store else { return [:] }
    let task = contexts.withLock { contexts in
      if let task = contexts[name] { return task }
      let task = Task { [weak self] in await Self.makeContext(self) }
      contexts[name] = task
      return task
    }
    return ["browserContextId": .string(try await task.value.get())]
  }

  /// Removes a data store, and closes the pages that still use it.
  func removeStore(_ store: PageStore) async {
    sites.removeStore(store)
    guard case .separate(let name) = store,
      let task = contexts.withLock({ $0.removeValue(forKey: name) }),
      case .success(let context) = await task.value
    else { return }
    root.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
  }

  private static func makeContext(_ browser: Browser?) async -> Result<String, WebEngineError> {
    struct CreatedContext: Decodable { let browserContextId: String }
    guard let browser else {
      return .failure(WebEngineError(.engineTerminated, "Chromium exited while creating a store."))
    }
    let root = browser.root
    do throws(WebEngineError) {
      let created = try await root.call("Target.createBrowserContext", as: CreatedContext.self)
      try await root.call(
        "Browser.setDownloadBehavior",
        browser.downloadBehavior(context: created.browserContextId))
      return .success(created.browserContextId)
    } catch {
      return .failure(error)
    }
  }
}
