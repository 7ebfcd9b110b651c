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
      const places = window.navigation;
      if (window !== window.top || !places) return;
      // What a page puts in the place of a global, or takes for a name of its own, changes nothing here.
      const own = history, page = window, Told = UIEvent, { apply } = Reflect;
      const send = EventTarget.prototype.dispatchEvent;
      const getterOf = (owner, name) => Object.getOwnPropertyDescriptor(owner, name).get;
      const currentEntry = getterOf(Navigation.prototype, 'currentEntry');
      const { entries } = Navigation.prototype;
      const index = getterOf(NavigationHistoryEntry.prototype, 'index');
      const sameDocument = getterOf(NavigationHistoryEntry.prototype, 'sameDocument');
      const staysInDocument = delta => {
        const now = apply(currentEntry, places, []);
        if (!now) return false;
        const entry = apply(entries, places, [])[apply(index, now, []) + delta];
        return entry !== undefined && apply(sameDocument, entry, []);
      };
      const wrap = (name, deltaOf) => {
        History.prototype[name] = new Proxy(History.prototype[name], {
          apply(step, self, words) {
            const delta = self === own ? deltaOf(words) : 0;
            if (delta === 0 || staysInDocument(delta)) return apply(step, self, words);
            apply(send, page, [new Told('\(secret)Step', { detail: delta })]);
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
