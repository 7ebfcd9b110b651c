// Reports to the observer whether a timer of the page is about to fire. Runs in the main world.
// Worlds share no objects, so the observer dispatches an event, which is canceled if a timer is about to fire.
// Proxies of `setTimeout` and the other timer functions look native to a page.
(eventName, limits) => {
  const { apply } = Reflect, page = window, clock = performance;
  const read = Performance.prototype.now, add = EventTarget.prototype.addEventListener;
  const stop = Event.prototype.stopImmediatePropagation, prevent = Event.prototype.preventDefault;
  const detailOf = Object.getOwnPropertyDescriptor(UIEvent.prototype, 'detail').get;
  // The time when each timer was set, by its number. The object has no prototype, because pages could change it.
  const pending = Object.create(null);
  let depth = 0;
  const report = event => {
    apply(stop, event, []);
    const start = apply(read, clock, []) - apply(detailOf, event, []);
    for (const key in pending) {
      if (pending[key] < start + limits.window) return apply(prevent, event, []);
    }
  };
  const listen = () => apply(add, page, [eventName, report, true]);
  listen();
  const wrap = name => {
    page[name] = new Proxy(page[name], {
      apply(native, self, args) {
        const work = args[0], delay = args[1] ?? 0, level = depth;
        if (typeof work !== 'function' || level >= limits.chain
          || (typeof delay !== 'number' && typeof delay !== 'string')
          || !(+delay <= limits.delay)) return apply(native, self, args);
        let key;
        args[0] = function () {
          delete pending[key];
          const outer = depth;
          depth = level + 1;
          try { return apply(work, this, arguments); } finally { depth = outer; }
        };
        key = apply(native, self, args);
        pending[key] = apply(read, clock, []);
        // A document whose text was replaced has lost its listeners.
        listen();
        return key;
      },
    });
  };
  const wrapEnd = name => {
    page[name] = new Proxy(page[name], {
      apply(native, self, args) {
        if (typeof args[0] === 'number') delete pending[args[0]];
        return apply(native, self, args);
      },
    });
  };
  wrap('setTimeout');
  wrap('setInterval');
  wrapEnd('clearTimeout');
  wrapEnd('clearInterval');
}
