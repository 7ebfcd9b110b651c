/// The script by which a page says whether it can be seen.
///
/// Chromium's own pages always can: one that cannot has no frames, and would not be painted. It
/// runs in the page's own world, in every frame, before the page's scripts, and receives
/// changes by an event at an object that keeps its listeners when a script writes the document again.
enum VisibilityScript {
  /// The script's text.
  static func text(secret: String) -> String {
    InjectedScript.visibility.call(InjectedEvent.visibility.name(secret: secret))
  }

  /// The script that changes a document's visibility.
  static func change(secret: String, isVisible: Bool) -> String {
    let name = InjectedEvent.visibility.name(secret: secret).text
    return "window.visualViewport?.dispatchEvent("
      + "new CustomEvent(\(name), { detail: \(isVisible ? 1 : 0) }))"
  }
}
