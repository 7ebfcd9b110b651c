// Pauses the document in the debugger at the injection times of user scripts: at its start, at its end, or both.
// `binding` is the name of the function that reports the reason of a pause. Runs in the observer's world.
(binding, stopsAtStart, stopsAtEnd) => {
  const isBlank = window === top && location.href === 'about:blank';
  let root = null, ended = false;
  const stop = (time) => { globalThis[binding](time); debugger; };
  const end = () => {
    if (stopsAtEnd && !ended) { ended = true; stop('end'); }
  };
  const listen = () => {
    addEventListener('DOMContentLoaded', () => {
      // The listener that is added now is the window's last.
      addEventListener('DOMContentLoaded', end, { once: true });
    }, { capture: true, once: true });
    addEventListener('load', (event) => { if (event.target === document) end(); },
      { capture: true, once: true });
  };
  const look = () => {
    if (!document.documentElement || document.documentElement === root) return;
    const isFirst = !root;
    root = document.documentElement;
    // Replacing the document's text removes all listeners; text without scripts is parsed by now.
    const isParsed = document.readyState !== 'loading';
    const isReplaced = !isFirst && (!isParsed || isBlank);
    if (isReplaced) { ended = false; listen(); }
    if (stopsAtStart) stop('start');
    if (isReplaced && document.readyState === 'complete') end();
  };
  new MutationObserver(look).observe(document, { childList: true });
  listen();
  look();
}
