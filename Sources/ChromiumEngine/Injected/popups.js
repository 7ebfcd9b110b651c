// Makes `window.open` return null for a popup that the app refused.
// `flag` is the name of the property that flags a refused popup. Runs in the main world.
(flag) => {
  const open = window.open;
  const isRefused = (opened) => {
    try { return opened[flag] === true; } catch { return opened.closed; }
  };
  // A proxy keeps the function's name, length and string representation.
  window.open = new Proxy(open, {
    apply(target, self, args) {
      const opened = Reflect.apply(target, self, args);
      return opened && isRefused(opened) ? null : opened;
    },
  });
}
