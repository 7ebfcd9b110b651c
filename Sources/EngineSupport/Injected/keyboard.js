// Reduces the height of `visualViewport` while the keyboard covers the page.
// Blink has no visual viewport smaller than the window. Runs in the main world.
(eventName) => {
  if (window !== window.top || !window.visualViewport) return;
  const native = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height');
  const viewport = visualViewport;
  let covered = 0;
  // A proxy keeps the getter's name and string representation.
  Object.defineProperty(VisualViewport.prototype, 'height', {
    ...native,
    get: new Proxy(native.get, {
      apply(get, self, args) {
        const height = Reflect.apply(get, self, args);
        return self === viewport ? Math.max(0, height - covered / viewport.scale) : height;
      },
    }),
  });
  addEventListener(eventName, event => {
    event.stopImmediatePropagation();
    covered = event.detail;
    viewport.dispatchEvent(new Event('resize'));
  }, true);
}
