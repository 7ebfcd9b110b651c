import EngineSupport
import Foundation
import WebEngine

/// Applies the page's settings: user agent, environment, emulated media, scripts and background.
@PageActor
final class SettingsController {
  /// The user agent; `nil` for Chromium's own.
  private(set) var userAgent: String?
  /// The device settings and features that the page can observe.
  let environment: PageEnvironment
  /// The CSS features that the page supports.
  let features: CSSFeatures
  /// Whether the page's own scripts run.
  private(set) var runsScripts = true
  /// The emulated media type; empty for the screen.
  private var mediaType = ""
  private unowned let page: any ViewportPage

  init(page: any ViewportPage, _ configuration: PageConfiguration) {
    self.page = page
    userAgent = configuration.userAgent
    environment = configuration.environment
    features = CSSFeatures(configuration.environment)
  }

  /// The header field that prevents a document's own scripts from running.
  ///
  /// `Emulation.setScriptExecutionDisabled` stops the timers and animation frames of the observer's world
  /// as well.
  nonisolated static let noScripts = (name: "Content-Security-Policy", value: "script-src 'none'")

  /// The commands that apply the settings before the first document.
  var setUpCommands: [Session.Command] {
    var commands: [Session.Command] = []
    if let userAgent {
      commands.append(
        .init(
          "Emulation.setUserAgentOverride",
          Self.userAgentOverride(userAgent, locale: environment.locale)))
    }
    if let locale = environment.locale {
      // ICU writes locales with underscores.
      commands.append(
        .init(
          "Emulation.setLocaleOverride",
          ["locale": .string(locale.replacing("-", with: "_"))]))
    }
    return commands
  }

  /// The parameters of `Emulation.setEmulatedMedia` that are in effect.
  var emulatedMedia: JSON { emulatedMedia(mediaType) }

  /// Returns the parameters of `Emulation.setUserAgentOverride`.
  nonisolated static func userAgentOverride(_ userAgent: String, locale: String? = nil) -> JSON {
    let platform = ["iPad", "iPhone", "Macintosh"].first(where: userAgent.contains)
    return [
      "userAgent": .string(userAgent), "acceptLanguage": .string(locale ?? "en-US"),
      "platform": .string(platform == "Macintosh" ? "MacIntel" : platform ?? "iPhone"),
    ]
  }

  /// Returns the parameters of `Emulation.setEmulatedMedia` for a media type; the command resets omitted features.
  func emulatedMedia(_ mediaType: String) -> JSON {
    let scheme: JSON = page.isDark ? "dark" : "light"
    let gamut: JSON = environment.hasWideColorDisplay ? "p3" : "srgb"
    return [
      "media": .string(mediaType),
      "features": [
        ["name": "prefers-color-scheme", "value": scheme],
        ["name": "color-gamut", "value": gamut],
      ],
    ]
  }

  /// Sets the user agent.
  func setUserAgent(_ userAgent: String) throws(WebEngineError) {
    try page.checkOpen()
    self.userAgent = userAgent
    // A page with a provisional load responds only after its commit, but the override applies to that load.
    page.session.send(
      "Emulation.setUserAgentOverride",
      Self.userAgentOverride(userAgent, locale: environment.locale))
  }

  /// Sets the emulated media type; `nil` for the screen.
  func setMediaType(_ mediaType: String?) async throws(WebEngineError) {
    try page.checkOpen()
    self.mediaType = mediaType ?? ""
    try await page.session.call("Emulation.setEmulatedMedia", emulatedMedia)
  }

  /// Sets whether the page's own scripts run in later documents.
  func setRunsScripts(_ runsScripts: Bool) throws(WebEngineError) {
    try page.checkOpen()
    self.runsScripts = runsScripts
  }

  /// Sets whether the page has a transparent background.
  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError) {
    try page.checkOpen()
    let color: JSON = isTransparent ? ["color": ["r": 0, "g": 0, "b": 0, "a": 0]] : [:]
    try await page.session.call("Emulation.setDefaultBackgroundColorOverride", color)
  }
}
