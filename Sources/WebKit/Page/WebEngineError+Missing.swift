import WebEngine

extension WebEngineError {
  /// What to do where web views have no engine.
  static let missingEngineAdvice: String =
    "Boot the device with one, as in Simulator(device, engine: ChromiumEngine()), and add the product "
    + "ChromiumEngine to the target."

  /// Creates the error of something that needs an engine where none is connected.
  ///
  /// - Parameter attempt: What could not be done, such as "http://example.com/ was not loaded".
  static func missing(for attempt: String) -> WebEngineError {
    WebEngineError(
      .notInstalled, "\(attempt): no web engine is connected.", advice: missingEngineAdvice)
  }

  /// Whether there has never been an engine that could have opened a page.
  var meansEngineIsMissing: Bool { code == .notInstalled || code == .startFailed }
}
