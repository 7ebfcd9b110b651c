/// The script by which a page says whether it can be seen.
///
/// Chromium's own pages always can: one that cannot has no frames, and would not be painted. It
/// runs in the page's own world, in every frame, before the page's scripts, and is notified of a
/// change by an event of the observer's whose name nobody can guess: at an object that keeps its
/// listeners when a script writes the document again.
enum VisibilityScript {
  /// The script's text.
  ///
  /// - Parameter secret: What the event's name begins with.
  static func text(secret: String) -> String {
    """
    (() => {
      if (!window.visualViewport) return;
      const Told = Event, page = document;
      let isVisible = true;
      const say = (name, hidden) => {
        const native = Object.getOwnPropertyDescriptor(Document.prototype, name);
        // Called through a proxy, the getter looks as it did.
        Object.defineProperty(Document.prototype, name, {
          ...native,
          get: new Proxy(native.get, {
            apply(get, self, words) {
              const real = Reflect.apply(get, self, words);
              return isVisible ? real : hidden;
            },
          }),
        });
      };
      say('hidden', true);
      say('visibilityState', 'hidden');
      visualViewport.addEventListener('\(secret)Visibility', event => {
        event.stopImmediatePropagation();
        if (isVisible === (event.detail === 1)) return;
        isVisible = !isVisible;
        page.dispatchEvent(new Told('visibilitychange', { bubbles: true }));
      });
    })()
    """
  }

  /// The script that tells a document of a change.
  ///
  /// - Parameter secret: What the event's name begins with.
  static func change(secret: String, isVisible: Bool) -> String {
    let detail = isVisible ? 1 : 0
    return """
      window.visualViewport?.dispatchEvent(
        new CustomEvent('\(secret)Visibility', { detail: \(detail) }))
      """
  }
}
