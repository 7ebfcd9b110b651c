import Foundation
import WebEngine

extension ChromiumPage {
  func setUserAgent(_ userAgent: String) async throws(WebEngineError) {
    try checkOpen()
    self.userAgent = userAgent
    // A page that waits for a document answers only when that is there; it holds for it all the same.
    session.send(
      "Emulation.setUserAgentOverride",
      Self.userAgentOverride(userAgent, locale: environment.locale))
  }

  /// The parameters of `Emulation.setUserAgentOverride`.
  nonisolated static func userAgentOverride(_ userAgent: String, locale: String? = nil) -> JSON {
    let platform = ["iPad", "iPhone", "Macintosh"].first(where: userAgent.contains)
    return [
      "userAgent": .string(userAgent), "acceptLanguage": .string(locale ?? "en-US"),
      "platform": .string(platform == "Macintosh" ? "MacIntel" : platform ?? "iPhone"),
    ]
  }

  /// Parameters of `Emulation.setEmulatedMedia`, which forgets what a call does not name.
  func emulatedMedia(_ mediaType: String) -> JSON {
    let scheme: JSON = viewport.isDark ? "dark" : "light"
    let gamut: JSON = environment.hasWideColorDisplay ? "p3" : "srgb"
    return [
      "media": .string(mediaType),
      "features": [
        ["name": "prefers-color-scheme", "value": scheme],
        ["name": "color-gamut", "value": gamut],
      ],
    ]
  }

  func setMediaType(_ mediaType: String?) async throws(WebEngineError) {
    try checkOpen()
    self.mediaType = mediaType ?? ""
    try await session.call("Emulation.setEmulatedMedia", emulatedMedia(self.mediaType))
  }

  func setRunsScripts(_ runsScripts: Bool) async throws(WebEngineError) {
    try checkOpen()
    self.runsScripts = runsScripts
  }

  func setTransparent(_ isTransparent: Bool) async throws(WebEngineError) {
    try checkOpen()
    let color: JSON = isTransparent ? ["color": ["r": 0, "g": 0, "b": 0, "a": 0]] : [:]
    try await session.call("Emulation.setDefaultBackgroundColorOverride", color)
  }

  func inspectorAddress() -> URL? {
    guard !isClosed, let port = browser.inspectorPort else { return nil }
    let place = "127.0.0.1:\(port)"
    return URL(
      string: "http://\(place)/devtools/inspector.html?ws=\(place)/devtools/page/\(target)")
  }

  /// The header field that keeps a document's own scripts from running.
  ///
  /// Chromium's switch for scripts stops the timers and frames of the observer's world as well.
  static let noScripts = (name: "Content-Security-Policy", value: "script-src 'none'")

  func makePDF(of region: CGRect?) async throws(WebEngineError) -> Data {
    let size = try await measure().contentSize
    let whole = try await makePDF(size)
    // Chromium's sheets are whole numbers of pixels of 1/300 inch: up to 0.12 points off (W339).
    guard let part = PDFSheet.show(region ?? CGRect(origin: .zero, size: size), of: whole) else {
      throw WebEngineError(.protocolFailed, "Chromium's PDF has no sheet that could be cut.")
    }
    return part
  }

  private func makePDF(_ size: CGSize) async throws(WebEngineError) -> Data {
    // As on the screen: a sheet's own style rules are for paper.
    try await session.call("Emulation.setEmulatedMedia", emulatedMedia("screen"))
    defer { session.send("Emulation.setEmulatedMedia", emulatedMedia(mediaType)) }
    // Paper is measured in inches of 72 points; at this scale a CSS pixel is a point.
    return try await session.data(
      "Page.printToPDF",
      [
        "paperWidth": .number(max(size.width, 1) / 72),
        "paperHeight": .number(max(size.height, 1) / 72), "scale": .number(96.0 / 72),
        "marginTop": 0, "marginBottom": 0, "marginLeft": 0, "marginRight": 0,
        "printBackground": true, "pageRanges": "1",
      ])
  }
}
