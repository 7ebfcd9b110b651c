import WebEngine

/// The scripts that remove the APIs that Safari or a web view of a release of iOS lacks, and add those
/// of WebKit's alone that pages look for.
///
/// They run in the page's own world, in every frame, before the page's scripts, so that pages that
/// look whether there is fullscreen find none, as in a web view whose app has not asked for it (W21).
enum UnsupportedAPIRemoval {
  /// The scripts' text; without a platform, what is on no iPhone is removed alone.
  static func text(_ platform: WebPlatform?) -> String {
    [InjectedScript.unsupportedAPIs.call(), platform.map(additions), platform.map(removals)]
      .compactMap(\.self).joined(separator: ";\n")
  }

  /// What a platform lacks, by MDN's browser-compat-data (`scripts/make-web-features`).
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

  /// What a platform has and Chromium on Linux lacks.
  private static func additions(_ platform: WebPlatform) -> String {
    InjectedScript.platformAdditions.call(
      JSON.bool(platform.isAtLeast(12, 2)), JSON.bool(platform.isAtLeast(14)))
  }

  private static func list(_ names: Set<String>) -> JSON {
    .array(names.sorted().map { .string($0) })
  }
}
