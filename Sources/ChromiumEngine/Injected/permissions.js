// Requests a permission decision of the app before a page uses the camera, the microphone or motion sensors.
// Runs in the main world.
(binding, eventName) => {
  const post = globalThis[binding], { apply } = Reflect, { stringify } = JSON;
  delete globalThis[binding];
  if (!post || !window.visualViewport) return;
  const waiting = new Map();
  let last = 0;
  const request = part => new Promise(done => {
    last += 1;
    waiting.set(last, done);
    post(stringify({ number: last, part }));
  });
  visualViewport.addEventListener(eventName, event => {
    event.stopImmediatePropagation();
    const number = Math.abs(event.detail);
    waiting.get(number)?.(event.detail > 0);
    waiting.delete(number);
  });
  const notAllowed = message => new DOMException(message, 'NotAllowedError');
  // A proxy keeps the function's name, length and string representation.
  const wrap = (owner, name, change) => {
    if (owner?.[name]) owner[name] = new Proxy(owner[name], { apply: change });
  };
  wrap(globalThis.MediaDevices?.prototype, 'getUserMedia', (target, self, args) => {
    const { audio, video } = args[0] ?? {};
    if (!(self instanceof MediaDevices) || !(audio || video)) return apply(target, self, args);
    const part = audio && video ? 'cameraAndMicrophone' : video ? 'camera' : 'microphone';
    return request(part).then(isGranted => {
      if (isGranted) return apply(target, self, args);
      throw notAllowed('The request is not allowed by the user agent or the platform in the current '
        + 'context, possibly because the user denied permission.');
    });
  });
  for (const kind of [globalThis.DeviceMotionEvent, globalThis.DeviceOrientationEvent]) {
    if (!kind) continue;
    const { requestPermission } = {
      requestPermission() {
        if (!navigator.userActivation.isActive) {
          return Promise.reject(notAllowed(
            'Requesting device orientation or motion access requires a user gesture to prompt'));
        }
        return request('motion').then(isGranted => isGranted ? 'granted' : 'denied');
      },
    };
    Object.defineProperty(kind, 'requestPermission',
      { value: requestPermission, enumerable: true, configurable: true, writable: true });
  }
}
