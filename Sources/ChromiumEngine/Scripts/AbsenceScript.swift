import WebEngine

/// The script that takes away the APIs that Safari or a web view of a release of iOS lacks, and adds
/// those of WebKit's alone that pages look for.
///
/// It runs in the page's own world, in every frame, before the page's scripts, so that pages that
/// look whether there is fullscreen find none, as in a web view whose app has not asked for it (W21).
enum AbsenceScript {
  /// The script's text; without a platform, what is on no iPhone is taken away alone.
  static func text(_ platform: WebPlatform?) -> String {
    [base, platform.map(additions), platform.map(removals)].compactMap(\.self)
      .joined(separator: ";\n")
  }

  /// What a platform lacks, by MDN's browser-compat-data (`scripts/make-web-features`).
  private static func removals(_ platform: WebPlatform) -> String {
    var interfaces = ReleaseTable(APIReleases.interfaces).names(after: platform)
    var members = ReleaseTable(APIReleases.members).names(after: platform)
    if platform.app == .webView {
      for name in ReleaseTable(APIReleases.absentInWebViews).names(after: platform) {
        if name.contains(".") { members.insert(name) } else { interfaces.insert(name) }
      }
    }
    return """
      (() => {
        for (const name of '\(interfaces.sorted().joined(separator: " "))'.split(' ')) {
          delete globalThis[name];
        }
        for (const path of '\(members.sorted().joined(separator: " "))'.split(' ')) {
          const [name, member] = path.split('.');
          const owner = globalThis[name];
          for (const holder of [owner, owner?.prototype, name === 'Window' && globalThis]) {
            if (holder) delete holder[member];
          }
        }
      })()
      """
  }

  /// What a platform has and Chromium on Linux lacks: sharing and gesture events.
  ///
  /// Sharing is asked for in vain, as by a user who closes the panel; gestures of two fingers are not
  /// told as gesture events.
  private static func additions(_ platform: WebPlatform) -> String {
    """
    (() => {
      const hasShare = \(platform.isAtLeast(12, 2)), hasCanShare = \(platform.isAtLeast(14));
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
    })()
    """
  }

  private static let base = """
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
