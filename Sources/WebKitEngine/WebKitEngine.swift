import EngineSupport
import Foundation
public import WebEngine

/// A web engine that uses WebKitGTK through helper processes, one for each device scale factor of its pages.
///
/// A helper starts with the first page of its scale. If it exits, the next ``makePage(_:)`` starts another.
/// Helpers exit on ``shutDown()``, when the engine is deallocated, and when the app exits or crashes.
///
/// Pages of different scales share only the cookies that the app sets.
public actor WebKitEngine: WebEngine {
  private let configuration: WebKitConfiguration
  private var helpers: [Int: Task<Result<Helper, WebEngineError>, Never>] = [:]
  /// The cookies that the app set, for helpers that start later.
  private var ownCookies: [OwnCookie] = []
  private var isShutDown = false

  private struct OwnCookie {
    let cookie: PageCookie
    let store: PageStore
  }

  /// The device scale factor of a helper that is started without a page, which is that of most iPhones.
  private static let usualScale = 3

  /// Creates an engine, which starts its helpers when they are needed.
  public init(_ configuration: WebKitConfiguration = WebKitConfiguration()) {
    self.configuration = configuration
  }

  /// Returns the engine, its version, and whether the kernel reports that pages are in a sandbox.
  public func information() async throws(WebEngineError) -> EngineInformation {
    let helper = try await anyHelper()
    // The kernel reports the sandbox of an open page.
    let size = CGSize(width: 100, height: 100)
    let page = try await WebKitPage.open(
      PageConfiguration(
        viewport: PageViewport(
          screenSize: size, deviceScaleFactor: CGFloat(helper.scale), unobscuredSize: size)),
      in: helper)
    let now = try await helper.connection.call("Engine.getInformation", as: HelperInformation.self)
    await page.close()
    return EngineInformation(
      name: now.name, version: now.version, isSandboxed: now.isSandboxed,
      executable: helper.executable)
  }

  /// Returns the results of the helper's self-check at startup.
  public func selfCheck() async throws(WebEngineError) -> WebKitSelfCheck {
    WebKitSelfCheck(try await anyHelper().information.selfCheck)
  }

  /// Opens an empty page with a configuration; pages of one store share cookies and storage.
  ///
  /// - Throws: ``WebEngineError/Code/startFailed`` for a device scale factor that is not a whole number from 1
  ///   through 4, which GTK does not support.
  public func makePage(
    _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    let factor = configuration.viewport.deviceScaleFactor
    guard let scale = Int(exactly: factor), (1...4).contains(scale) else {
      throw WebEngineError(
        .startFailed, "WebKitGTK draws 1 to 4 pixels per point, and the device has \(factor).",
        advice: "Use another device, or the engine chromium.")
    }
    return try await WebKitPage.open(configuration, in: helper(scale))
  }

  /// Terminates the helpers, and waits until their processes have exited and their files are removed.
  public func shutDown() async {
    isShutDown = true
    let running = helpers
    helpers = [:]
    for start in running.values {
      if case .success(let helper) = await start.value { await helper.terminate() }
    }
  }

  // MARK: Helpers

  /// The running helpers.
  private var runningHelpers: [Helper] {
    get async {
      var running: [Helper] = []
      for (_, start) in helpers.sorted(by: { $0.key < $1.key }) {
        if case .success(let helper) = await start.value, helper.connection.isOpen {
          running.append(helper)
        }
      }
      return running
    }
  }

  /// Returns a running helper; starts one if there is none.
  private func anyHelper() async throws(WebEngineError) -> Helper {
    if let running = await runningHelpers.first { return running }
    return try await helper(Self.usualScale)
  }

  /// Returns the helper for a scale; starts one if there is none, or if the last one exited.
  private func helper(_ scale: Int) async throws(WebEngineError) -> Helper {
    while true {
      guard !isShutDown else {
        throw WebEngineError(
          .engineTerminated, "The engine was shut down.", advice: "Create another engine.")
      }
      let start = helpers[scale] ?? startHelper(scale)
      switch await start.value {
      case .success(let helper) where helper.connection.isOpen: return helper
      case .success:
        if helpers[scale] == start { helpers[scale] = nil }
      case .failure(let error):
        if helpers[scale] == start { helpers[scale] = nil }
        throw error
      }
    }
  }

  private func startHelper(_ scale: Int) -> Task<Result<Helper, WebEngineError>, Never> {
    let configuration = configuration
    let ownCookies = ownCookies
    let start = Task { () -> Result<Helper, WebEngineError> in
      do throws(WebEngineError) {
        let helper = try await Helper.start(configuration, scale: scale)
        for own in ownCookies {
          try await helper.connection.change(own.cookie, isDeleted: false, in: own.store)
        }
        return .success(helper)
      } catch {
        return .failure(error)
      }
    }
    helpers[scale] = start
    return start
  }

  // MARK: Stores

  /// Returns all cookies of a store.
  public func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie] {
    let running = await runningHelpers
    guard !running.isEmpty else { return ownCookies.filter { $0.store == store }.map(\.cookie) }
    var cookies: [PageCookie] = []
    for helper in running {
      for cookie in try await helper.connection.cookies(in: store) where !cookies.contains(cookie) {
        cookies.append(cookie)
      }
    }
    return cookies
  }

  /// Sets a cookie, replacing one of the same name, domain and path.
  public func setCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError) {
    try await change(cookie, isDeleted: false, in: store)
  }

  /// Deletes the cookie of the same name, domain and path.
  public func deleteCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError) {
    try await change(cookie, isDeleted: true, in: store)
  }

  private func change(
    _ cookie: PageCookie, isDeleted: Bool, in store: PageStore
  ) async throws(WebEngineError) {
    ownCookies.removeAll {
      $0.store == store && $0.cookie.name == cookie.name && $0.cookie.domain == cookie.domain
        && $0.cookie.path == cookie.path
    }
    if !isDeleted { ownCookies.append(OwnCookie(cookie: cookie, store: store)) }
    for helper in await runningHelpers {
      try await helper.connection.change(cookie, isDeleted: isDeleted, in: store)
    }
  }

  /// Returns the kinds of data that each site may have in a store.
  public func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData] {
    var kinds: [String: Set<PageDataKind>] = [:]
    for helper in await runningHelpers {
      for site in try await helper.connection.siteData(in: store) {
        kinds[site.site, default: []].formUnion(site.kinds)
      }
    }
    return kinds.sorted { $0.key < $1.key }.map { SiteData(site: $0.key, kinds: $0.value) }
  }

  /// Removes data from a store, of the given sites or of all, even while pages use it.
  public func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {
    if kinds.contains(.cookies) {
      ownCookies.removeAll {
        $0.store == store && (sites?.contains(SiteData.site(of: $0.cookie)) ?? true)
      }
    }
    for helper in await runningHelpers {
      try await helper.connection.removeData(kinds, of: sites, in: store)
    }
  }

  /// Deletes a store that no page uses any more.
  public func removeStore(_ store: PageStore) async {
    guard case .separate(let name) = store else { return }
    ownCookies.removeAll { $0.store == store }
    for helper in await runningHelpers {
      try? await helper.connection.call("Store.remove", ["store": .string(name)])
    }
  }
}
