import EngineSupport
import WebEngine

/// The scripts that remove the web APIs missing from a release of Safari or its web view, and add those
/// that only WebKit has.
///
/// They run in the main world of every frame, before the page's scripts, so that feature detection
/// finds no fullscreen API, as in a web view whose app has not enabled it (W21).
enum UnsupportedAPIRemoval {
  /// Returns the scripts' text; without a platform, only the APIs that no release of iOS has are removed.
  static func text(_ platform: WebPlatform?) -> String {
    let isStandalone = JSON.bool(platform?.app == .webApp)
    return [
      InjectedScript.unsupportedAPIs.call(isStandalone), platform.map(additions),
      platform.map(removals),
    ].compactMap(\.self).joined(separator: ";\n")
  }

  /// Returns the script that removes the APIs that a platform lacks, by MDN's browser-compat-data
  /// (`scripts/make-web-features`).
  private static func removals(_ platform: WebPlatform) -> String {
    var interfaces = ReleaseTable.interfaces.names(after: platform)
      .union(ReleaseTable.scriptGlobals.names(after: platform))
    var members = ReleaseTable.interfaceMembers.names(after: platform)
      .union(ReleaseTable.scriptMembers.names(after: platform))
    if platform.app == .webView {
      for name in ReleaseTable.absentInWebViews.names(after: platform) {
        if name.contains(".") { members.insert(name) } else { interfaces.insert(name) }
      }
    }
    return InjectedScript.platformRemovals.call(list(interfaces), list(members))
  }

  /// Returns the script that adds the APIs that a platform has and Chromium on Linux lacks.
  private static func additions(_ platform: WebPlatform) -> String {
    InjectedScript.platformAdditions.call(
      JSON.bool(platform.isAtLeast(12, 2)), JSON.bool(platform.isAtLeast(14)))
  }

  private static func list(_ names: Set<String>) -> JSON {
    .array(names.sorted().map { .string($0) })
  }
}
