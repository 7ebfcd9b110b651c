// Returns a function that runs a user script in one document at its injection time.
// It captures the globals it uses before other scripts can replace them. `list` names the list of user
// scripts that wait in a blank document, whose text may still be set.
(isForMainFrameOnly, isAtStart, list) => (program) => {
  if (isForMainFrameOnly && window !== top) return;
  const { apply } = Reflect, add = EventTarget.prototype.addEventListener;
  let root = null, isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    observer.disconnect();
    try { program(); } catch {}
  };
  const hear = (name, listener, capture) =>
    apply(add, window, [name, listener, { capture, once: true }]);
  const listen = () => {
    // The listener that is added in the capturing phase is the window's last in the bubbling phase.
    hear('DOMContentLoaded', () => hear('DOMContentLoaded', run, false), true);
    hear('load', event => { if (event.target === document) run(); }, true);
  };
  const look = () => {
    const now = document.documentElement;
    if (!now || now === root) return;
    root = now;
    if (isAtStart) return run();
    // Replacing the document's text removes all listeners; text without scripts is parsed by now.
    if (document.readyState === 'complete') run(); else listen();
  };
  const observer = new MutationObserver(look);
  const begin = () => {
    observer.observe(document, { childList: true });
    look();
  };
  if (window !== top || location.href !== 'about:blank') return begin();
  if (!globalThis[list]) {
    Object.defineProperty(globalThis, list, { value: [], configurable: true });
  }
  globalThis[list].push(awaitsText => {
    if (!awaitsText) return run();
    root = document.documentElement;
    begin();
  });
}
