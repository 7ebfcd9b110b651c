// Reports calls of `history.back()`, `forward()` and `go()` that would load another document to the observer, instead
// of performing them.
// Runs in the main world.
(eventName) => {
  const places = window.navigation;
  if (window !== window.top || !places) return;
  // Globals that a page replaces or defines have no effect here.
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
      apply(step, self, args) {
        const delta = self === own ? deltaOf(args) : 0;
        if (delta === 0 || staysInDocument(delta)) return apply(step, self, args);
        apply(send, page, [new Told(eventName, { detail: delta })]);
      },
    });
  };
  wrap('back', () => -1);
  wrap('forward', () => 1);
  wrap('go', args => args[0] | 0);
}
