/// The script that sets `document.hidden` and `document.visibilityState`.
///
/// In Chromium the page is always visible, because a hidden page has no frames and cannot be painted. The script
/// runs in the page's own world, in every frame, before the page's scripts, and receives changes by an event
/// of an object that keeps its listeners when a script replaces the document's text.
package enum VisibilityScript {
  /// Returns the script's text.
  package static func text(secret: String) -> String {
    InjectedScript.visibility.call(InjectedEvent.visibility.name(secret: secret))
  }

  /// Returns the script that changes a document's visibility.
  package static func change(secret: String, isVisible: Bool) -> String {
    let name = InjectedEvent.visibility.name(secret: secret).text
    return "window.visualViewport?.dispatchEvent("
      + "new CustomEvent(\(name), { detail: \(isVisible ? 1 : 0) }))"
  }
}
