// Leaves the tab's first blank document out of `history.length`. Runs in the page's world.
() => {
  const length = Object.getOwnPropertyDescriptor(History.prototype, 'length');
  const { apply } = Reflect, { max } = Math;
  // Called through a proxy, the getter looks as it did, and refuses what is no history.
  length.get = new Proxy(length.get, {
    apply: (target, self, args) => max(1, apply(target, self, args) - 1),
  });
  Object.defineProperty(History.prototype, 'length', length);
}
