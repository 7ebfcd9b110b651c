// Adds the APIs of a release of iOS that Chromium on Linux lacks: sharing and gesture events.
// Sharing fails as if the user had dismissed the share sheet. Runs in the main world.
(hasShare, hasCanShare) => {
  const add = (owner, name, value) => Object.defineProperty(owner, name, {
    value, writable: true, enumerable: true, configurable: true
  });
  const isShareable = data => !!data && ['title', 'text', 'url'].some(name => data[name] !== undefined);
  const activation = navigator.userActivation;
  if (isSecureContext && hasShare) {
    add(Navigator.prototype, 'share', async function share(data) {
      if (!isShareable(data)) throw new TypeError('Type error');
      if (!activation?.isActive) {
        throw new DOMException('The request is not allowed by the user agent or the platform in the '
          + 'current context, possibly because the user denied permission.', 'NotAllowedError');
      }
      throw new DOMException('Abort due to cancellation of share.', 'AbortError');
    });
  }
  if (isSecureContext && hasCanShare) {
    add(Navigator.prototype, 'canShare', function canShare(data) { return isShareable(data); });
  }
  for (const name of ['ongesturestart', 'ongesturechange', 'ongestureend']) {
    for (const owner of [HTMLElement.prototype, Document.prototype, window]) add(owner, name, null);
  }
  const GestureEvent = class GestureEvent extends UIEvent {
    constructor() { throw new TypeError('Illegal constructor'); }
  };
  Object.defineProperty(window, 'GestureEvent', {
    value: GestureEvent, writable: true, configurable: true
  });
}
