import WebEngine

/// The script by which the app is asked before a page uses the camera, the microphone or the sensors.
///
/// It runs in the page's own world, in every frame, before the page's scripts. A page that gets around
/// it gets nothing: Chromium itself refuses what the app has not granted.
enum DeviceScript {
  /// What the script calls to ask.
  static func binding(_ secret: String) -> String { secret + "d" }

  /// What a script asks for.
  struct Question: Decodable {
    let number: Int
    let part: String
  }

  /// What lets the script that waits go on, from the observer's world in the same frame.
  ///
  /// A number goes to an object that keeps its listeners: that of the question, below zero where it is
  /// refused.
  static func answer(_ number: Int, isGranted: Bool, secret: String) -> String {
    """
    visualViewport.dispatchEvent(new CustomEvent('\(secret)Device', \
    { detail: \(isGranted ? number : -number) }))
    """
  }

  /// The script's text.
  ///
  /// - Parameter secret: What the names begin with; nobody can guess it.
  static func text(secret: String) -> String {
    template.replacing("BINDING", with: binding(secret)).replacing(
      "EVENT", with: "\(secret)Device")
  }

  private static let template = """
    (() => {
      const post = globalThis.BINDING, { apply } = Reflect, { stringify } = JSON;
      delete globalThis.BINDING;
      if (!post || !window.visualViewport) return;
      const waiting = new Map();
      let last = 0;
      const ask = part => new Promise(done => {
        last += 1;
        waiting.set(last, done);
        post(stringify({ number: last, part }));
      });
      visualViewport.addEventListener('EVENT', event => {
        event.stopImmediatePropagation();
        const number = Math.abs(event.detail);
        waiting.get(number)?.(event.detail > 0);
        waiting.delete(number);
      });
      const refusal = words => new DOMException(words, 'NotAllowedError');
      // Called through a proxy, a function looks as it did.
      const wrap = (owner, name, change) => {
        if (owner?.[name]) owner[name] = new Proxy(owner[name], { apply: change });
      };
      wrap(globalThis.MediaDevices?.prototype, 'getUserMedia', (target, self, words) => {
        const { audio, video } = words[0] ?? {};
        if (!(self instanceof MediaDevices) || !(audio || video)) return apply(target, self, words);
        const part = audio && video ? 'cameraAndMicrophone' : video ? 'camera' : 'microphone';
        return ask(part).then(isGranted => {
          if (isGranted) return apply(target, self, words);
          throw refusal('The request is not allowed by the user agent or the platform in the current '
            + 'context, possibly because the user denied permission.');
        });
      });
      for (const kind of [globalThis.DeviceMotionEvent, globalThis.DeviceOrientationEvent]) {
        if (!kind) continue;
        const { requestPermission } = {
          requestPermission() {
            if (!navigator.userActivation.isActive) {
              return Promise.reject(refusal(
                'Requesting device orientation or motion access requires a user gesture to prompt'));
            }
            return ask('motion').then(isGranted => isGranted ? 'granted' : 'denied');
          },
        };
        Object.defineProperty(kind, 'requestPermission',
          { value: requestPermission, enumerable: true, configurable: true, writable: true });
      }
    })()
    """
}
