/// The script of the page's own world that lets scripts ask for addresses of the app's schemes.
///
/// Chromium refuses such addresses to `fetch` and `XMLHttpRequest` before anybody is asked, so they
/// get the address that the app's answers are loaded under (``SchemeMap``).
enum SchemeScript {
  /// The script for some schemes; `nil` for none.
  static func text(_ schemes: Set<String>) -> String? {
    guard !schemes.isEmpty else { return nil }
    let names = JSON.array(schemes.sorted().map { .string($0) })
    return InjectedScript.customSchemes.call(names, JSON.string(SchemeMap.suffix))
  }
}
