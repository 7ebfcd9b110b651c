import WebEngine
package import WebKit

extension WKWebView {
  /// Returns whether the page declares itself a web app, by a meta element or by its manifest
  /// (W341).
  ///
  /// This works in the web view of any host. A manifest that cannot be read within two seconds
  /// counts as a declaration.
  package func declaresWebApp() async -> Bool {
    let metas = webAppMetas
    guard !metas.isCapable, metas.hasManifest else { return metas.isCapable }
    let display = await manifestDisplay()
    return display.map(["standalone", "fullscreen"].contains) ?? true
  }

  /// Returns the `display` member of the page's manifest; `nil` if it could not be read.
  private func manifestDisplay() async -> String? {
    await Deadline.result(by: .now + .seconds(2)) {
      let value = try? await self.callAsyncJavaScript(
        """
        const link = document.querySelector('link[rel~="manifest" i]');
        const credentials = link.crossOrigin === 'use-credentials' ? 'include' : 'same-origin';
        const manifest = await (await fetch(link.href, { credentials })).json();
        return String(manifest.display ?? 'browser');
        """, contentWorld: .defaultClient)
      return value as? String
    } ?? nil
  }
}
