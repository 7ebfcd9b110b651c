import EngineSupport

/// The script of the main world that allows scripts to request URLs of the app's schemes.
///
/// In `fetch` and `XMLHttpRequest`, Chromium rejects such URLs before a request is paused, so the script
/// replaces them with the URLs that Chromium loads (``SchemeMap``).
enum SchemeScript {
  /// Returns the script for some schemes; `nil` if there are none.
  static func text(_ schemes: Set<String>) -> String? {
    guard !schemes.isEmpty else { return nil }
    let names = JSON.array(schemes.sorted().map { .string($0) })
    return InjectedScript.customSchemes.call(names, JSON.string(SchemeMap.suffix))
  }
}
