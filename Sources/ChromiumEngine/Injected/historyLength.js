// Excludes the tab's initial blank document from `history.length`. Runs in the main world.
() => {
  const length = Object.getOwnPropertyDescriptor(History.prototype, 'length');
  const { apply } = Reflect, { max } = Math;
  // A proxy keeps the getter's name and string representation, and its type check.
  length.get = new Proxy(length.get, {
    apply: (target, self, args) => max(1, apply(target, self, args) - 1),
  });
  Object.defineProperty(History.prototype, 'length', length);
}
