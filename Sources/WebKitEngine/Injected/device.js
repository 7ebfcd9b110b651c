// Overrides a page's screen, orientation and touch support with a device's, which WebKitGTK takes from the
// machine. Runs in the main world, before the page's scripts.
(device, eventName) => {
  // A proxy keeps a getter's name and string representation.
  const replace = (prototype, name, value) => {
    const native = Object.getOwnPropertyDescriptor(prototype, name);
    if (!native?.get) return;
    Object.defineProperty(prototype, name, {
      ...native, get: new Proxy(native.get, { apply: () => value() }),
    });
  };
  // On iOS a screen is as wide in landscape as in portrait.
  for (const name of ['width', 'availWidth']) replace(Screen.prototype, name, () => device.width);
  for (const name of ['height', 'availHeight']) replace(Screen.prototype, name, () => device.height);
  replace(Navigator.prototype, 'maxTouchPoints', () => 5);
  replace(Navigator.prototype, 'platform', () => device.platform);
  Object.defineProperty(window, 'orientation', {
    get: () => device.angle, configurable: true, enumerable: true,
  });
  if (!('onorientationchange' in window)) window.onorientationchange = null;
  addEventListener(eventName, event => {
    event.stopImmediatePropagation();
    const isRotated = device.angle !== event.detail.angle;
    device = { ...device, ...event.detail };
    if (!isRotated || window !== window.top) return;
    const change = new Event('orientationchange');
    // WebKitGTK does not call this event handler, so it is called here.
    window.onorientationchange?.(change);
    dispatchEvent(change);
  }, true);
}
