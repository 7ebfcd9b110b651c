import EngineSupport
import Foundation
import WebEngine

/// The configuration with which a page is opened.
extension WebKitPage {
  /// Opens a page in a helper.
  static func open(
    _ configuration: PageConfiguration, in helper: Helper
  ) async throws(WebEngineError) -> WebKitPage {
    struct Created: Decodable { let page: Int }
    try check(configuration)
    let secret = makeSecret()
    var parameters: [String: JSON] = configuration.store.parameters
    parameters["viewport"] = ViewportController.json(configuration.viewport)
    parameters["decidesNavigations"] = true
    parameters["decidesResponses"] = true
    parameters["languages"] = [.string(configuration.environment.locale ?? "en-US")]
    if let agent = configuration.userAgent { parameters["userAgent"] = .string(agent) }
    if !configuration.schemes.isEmpty {
      parameters["schemes"] = .array(configuration.schemes.sorted().map { .string($0) })
    }
    let number = try await helper.connection.call(
      "Page.create", parameters, as: Created.self, timeout: .seconds(60)
    ).page
    let page = WebKitPage(number, configuration, in: helper, secret: secret)
    try await page.setUp()
    return page
  }

  private func setUp() async throws(WebEngineError) {
    listen()
    do throws(WebEngineError) {
      try await setScripts(configuration.scripts)
      if !configuration.contentRules.isEmpty {
        try await setContentRules(configuration.contentRules)
      }
      visibility.setVisible(configuration.isVisible)
    } catch {
      await close()
      throw error
    }
  }

  /// Throws for parts of a configuration that the engine does not support.
  private static func check(_ configuration: PageConfiguration) throws(WebEngineError) {
    guard configuration.environment.originHeaders == nil else {
      throw WebEngineError(
        .protocolFailed, "WebKitGTK cannot add header fields to the requests of an origin.",
        advice: "Leave out the header fields, or use the engine chromium.")
    }
  }

  /// The scripts that run in the main world before the page's own scripts.
  var pageScript: String {
    [
      DeviceScript.text(secret, viewport, userAgent: configuration.userAgent),
      VisibilityScript.text(secret: secret),
      InjectedScript.keyboard.call(InjectedEvent.keyboard.name(secret: secret)),
      TimerScript.text(secret: secret), MediaScript.text(configuration.media, secret: secret),
    ].joined(separator: ";\n")
  }

  private static func makeSecret() -> String { "fanlight" + UUID().uuidString.filter { $0 != "-" } }
}
