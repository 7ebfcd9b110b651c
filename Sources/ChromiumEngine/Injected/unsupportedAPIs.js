// Removes the APIs that iOS does not have, and sets properties of `navigator` as in WebKit. Runs in the main world.
(isStandalone) => {
  const absent = [
    [Element, ['requestFullscreen', 'webkitRequestFullscreen', 'webkitRequestFullScreen',
      'onfullscreenchange', 'onfullscreenerror', 'onwebkitfullscreenchange',
      'onwebkitfullscreenerror']],
    [Document, ['exitFullscreen', 'fullscreenEnabled', 'fullscreenElement', 'fullscreen',
      'webkitExitFullscreen', 'webkitCancelFullScreen', 'webkitFullscreenEnabled',
      'webkitFullscreenElement', 'webkitCurrentFullScreenElement', 'webkitIsFullScreen',
      'onfullscreenchange', 'onfullscreenerror', 'onwebkitfullscreenchange',
      'onwebkitfullscreenerror']],
    [ShadowRoot, ['fullscreenElement']],
    [Navigator, ['userAgentData', 'connection', 'deviceMemory', 'getBattery', 'bluetooth',
      'usb', 'hid', 'serial', 'requestMIDIAccess', 'vibrate', 'keyboard', 'presentation',
      'getInstalledRelatedApps', 'scheduling', 'virtualKeyboard', 'windowControlsOverlay',
      'getUserMedia', 'webkitGetUserMedia']],
    [window.MediaDevices, ['getDisplayMedia']],
  ];
  for (const [owner, names] of absent) for (const name of names) delete owner?.prototype[name];
  delete window.chrome;
  const says = (name, value) => Object.defineProperty(Navigator.prototype, name, {
    get: () => value, enumerable: true, configurable: true
  });
  says('vendor', 'Apple Computer, Inc.');
  says('standalone', isStandalone);
}
