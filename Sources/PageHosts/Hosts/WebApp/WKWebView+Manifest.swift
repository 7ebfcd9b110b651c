import WebKit

extension WKWebView {
  /// Returns the `display` member of the page's manifest; `nil` if it could not be read in two seconds.
  func manifestDisplay() async -> String? {
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
