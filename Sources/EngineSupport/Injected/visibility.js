// Sets `document.hidden` and `visibilityState` when an event of the engine is dispatched. Runs in the main world.
(eventName) => {
  if (!window.visualViewport) return;
  const Told = Event, page = document;
  let isVisible = true;
  const say = (name, hidden) => {
    const native = Object.getOwnPropertyDescriptor(Document.prototype, name);
    // A proxy keeps the getter's name and string representation.
    Object.defineProperty(Document.prototype, name, {
      ...native,
      get: new Proxy(native.get, {
        apply(get, self, args) {
          const real = Reflect.apply(get, self, args);
          return isVisible ? real : hidden;
        },
      }),
    });
  };
  say('hidden', true);
  say('visibilityState', 'hidden');
  visualViewport.addEventListener(eventName, event => {
    event.stopImmediatePropagation();
    if (isVisible === (event.detail === 1)) return;
    isVisible = !isVisible;
    page.dispatchEvent(new Told('visibilitychange', { bubbles: true }));
  });
}
