/// The script by which `history.back()` and its like ask the app before they bring another document
/// (W208).
///
/// Chromium brings documents that it kept without a request, so there would be nothing to hold. It runs
/// in the page's own world, before the page's scripts, and tells the observer of a step by an event
/// whose name nobody can guess; the web view takes the step then. Steps within a document are not asked
/// about, and are the engine's own.
enum StepScript {
  /// The script's text.
  ///
  /// - Parameter secret: What the event's name begins with.
  static func text(secret: String) -> String {
    """
    (() => {
      if (window !== window.top || !window.navigation) return;
      const own = history, send = EventTarget.prototype.dispatchEvent, { apply } = Reflect;
      const staysInDocument = delta => {
        const now = navigation.currentEntry;
        return now && navigation.entries()[now.index + delta]?.sameDocument === true;
      };
      const wrap = (name, deltaOf) => {
        History.prototype[name] = new Proxy(History.prototype[name], {
          apply(step, self, words) {
            const delta = self === own ? deltaOf(words) : 0;
            if (delta === 0 || staysInDocument(delta)) return apply(step, self, words);
            apply(send, window, [new UIEvent('\(secret)Step', { detail: delta })]);
          },
        });
      };
      wrap('back', () => -1);
      wrap('forward', () => 1);
      wrap('go', words => words[0] | 0);
    })()
    """
  }
}
