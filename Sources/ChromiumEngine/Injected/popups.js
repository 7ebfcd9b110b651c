// Makes `window.open` return null for a window that the app refused.
// `mark` is the property by which a refused window is known. Runs in the page's world.
(mark) => {
  const open = window.open;
  const isRefused = (opened) => {
    try { return opened[mark] === true; } catch { return opened.closed; }
  };
  // Called through a proxy, the function looks as it did.
  window.open = new Proxy(open, {
    apply(target, self, args) {
      const opened = Reflect.apply(target, self, args);
      return opened && isRefused(opened) ? null : opened;
    },
  });
}
