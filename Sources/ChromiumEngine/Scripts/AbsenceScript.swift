/// The script that takes away what web views do not have: fullscreen for elements (W21), and what only
/// Chromium has of the device and of itself.
///
/// It runs in the page's own world, in every frame, before the page's scripts, so that pages that
/// look whether there is fullscreen find none, as in a web view whose app has not asked for it.
enum AbsenceScript {
  /// The script's text.
  static let text = """
    (() => {
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
      says('standalone', false);
    })()
    """
}
