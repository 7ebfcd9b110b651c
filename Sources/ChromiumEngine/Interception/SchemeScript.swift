import EngineSupport

/// The script of the page's own world that lets scripts request URLs of the app's schemes.
///
/// Chromium refuses such URLs to `fetch` and `XMLHttpRequest` before it pauses a request, so they get the
/// URL under which Chromium loads them (``SchemeMap``).
enum SchemeScript {
  /// The script for some schemes; `nil` for none.
  static func text(_ schemes: Set<String>) -> String? {
    guard !schemes.isEmpty else { return nil }
    let names = JSON.array(schemes.sorted().map { .string($0) })
    return InjectedScript.customSchemes.call(names, JSON.string(SchemeMap.suffix))
  }
}
