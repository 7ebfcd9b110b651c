/// The script by which the observer knows whether a timer of the page is about to fire.
///
/// It runs in the page's own world, before the page's scripts, in every frame. Called through proxies,
/// `setTimeout` and its like look as they did. The observer asks by an event whose name nobody can
/// guess, and hears "yes" by the event's default being prevented, as worlds share no objects.
enum TimerScript {
  /// The longest delay that is waited for, in milliseconds.
  static let longestDelay = 2000
  /// How many timers are waited for of a chain in which each timer sets the next.
  static let longestChain = 3
  /// How long after the beginning of a wait a timer can be set and be waited for, in milliseconds.
  static let window = 3000

  /// The script's text.
  ///
  /// - Parameter secret: What the event's name begins with.
  static func text(secret: String) -> String {
    """
    (() => {
      const { apply } = Reflect, page = window, clock = performance;
      const read = Performance.prototype.now, add = EventTarget.prototype.addEventListener;
      const stop = Event.prototype.stopImmediatePropagation, prevent = Event.prototype.preventDefault;
      const detailOf = Object.getOwnPropertyDescriptor(UIEvent.prototype, 'detail').get;
      // When each timer was set, by its number. Without a prototype, pages can change nothing here.
      const pending = Object.create(null);
      let depth = 0;
      const answer = event => {
        apply(stop, event, []);
        const start = apply(read, clock, []) - apply(detailOf, event, []);
        for (const key in pending) {
          if (pending[key] < start + \(window)) return apply(prevent, event, []);
        }
      };
      const listen = () => apply(add, page, ['\(secret)Timers', answer, true]);
      listen();
      const wrap = name => {
        page[name] = new Proxy(page[name], {
          apply(native, self, words) {
            const work = words[0], delay = words[1] ?? 0, level = depth;
            if (typeof work !== 'function' || level >= \(longestChain)
              || (typeof delay !== 'number' && typeof delay !== 'string')
              || !(+delay <= \(longestDelay))) return apply(native, self, words);
            let key;
            words[0] = function () {
              delete pending[key];
              const outer = depth;
              depth = level + 1;
              try { return apply(work, this, arguments); } finally { depth = outer; }
            };
            key = apply(native, self, words);
            pending[key] = apply(read, clock, []);
            // A document whose text was replaced has lost its listeners.
            listen();
            return key;
          },
        });
      };
      const wrapEnd = name => {
        page[name] = new Proxy(page[name], {
          apply(native, self, words) {
            if (typeof words[0] === 'number') delete pending[words[0]];
            return apply(native, self, words);
          },
        });
      };
      wrap('setTimeout');
      wrap('setInterval');
      wrapEnd('clearTimeout');
      wrapEnd('clearInterval');
    })()
    """
  }
}
