import WebEngine

extension WebEngineError {
  /// The advice where web views have no engine.
  static let missingEngineAdvice: String =
    "Boot the device with one, as in Simulator(device, engine: ChromiumEngine()), and add the product "
    + "ChromiumEngine to the target."

  /// Returns the error for an operation that needs an engine if none is connected.
  ///
  /// - Parameter attempt: The operation that failed, such as "http://example.com/ was not loaded".
  static func missing(for attempt: String) -> WebEngineError {
    WebEngineError(
      .notInstalled, "\(attempt): no web engine is connected.", advice: missingEngineAdvice)
  }

  /// Whether no engine could be started.
  var meansEngineIsMissing: Bool { code == .notInstalled || code == .startFailed }
}
