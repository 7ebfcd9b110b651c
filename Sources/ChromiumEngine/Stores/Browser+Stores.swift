import Synchronization
import WebEngine

extension Browser {
  /// What a command about a store has to say.
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

  /// Forgets a store, and ends the pages that still use it.
  func removeStore(_ store: PageStore) async {
    sites.forget(store)
    guard case .separate(let name) = store,
      let task = contexts.withLock({ $0.removeValue(forKey: name) }),
      case .success(let context) = await task.value
    else { return }
    root.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
  }

  private static func makeContext(_ browser: Browser?) async -> Result<String, WebEngineError> {
    struct Made: Decodable { let browserContextId: String }
    guard let browser else {
      return .failure(WebEngineError(.engineGone, "Chromium ended while a store was made."))
    }
    let root = browser.root
    do throws(WebEngineError) {
      let made = try await root.call("Target.createBrowserContext", as: Made.self)
      try await root.call(
        "Browser.setDownloadBehavior",
        browser.downloadBehavior(context: made.browserContextId))
      return .success(made.browserContextId)
    } catch {
      return .failure(error)
    }
  }
}
