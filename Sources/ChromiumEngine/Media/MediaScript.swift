import WebEngine

/// The script that lets media begin only as the app allows it (W330).
///
/// The browser itself is started so that everything plays: what a page needs the user for is said when
/// the page is opened. It runs in the page's own world, in every frame, before the page's scripts.
enum MediaScript {
  /// What the event is called by which the engine speaks to the script.
  static func event(_ secret: String) -> String { secret + "Media" }

  /// What has the script do something, from the observer's world in the same frame, and is its answer.
  ///
  /// A page could observe an event that is made with its own globals. The event goes to an
  /// object that keeps its listeners when a script writes the document again; details that are text
  /// reach the other world.
  static func command(_ name: String, secret: String) -> String {
    """
    (() => {
      let answer = '';
      const hear = event => { event.stopImmediatePropagation(); answer = event.detail; };
      visualViewport.addEventListener('\(event(secret))Answer', hear);
      visualViewport.dispatchEvent(new CustomEvent('\(event(secret))', { detail: '\(name)' }));
      visualViewport.removeEventListener('\(event(secret))Answer', hear);
      return answer;
    })()
    """
  }

  /// The script's text.
  ///
  /// - Parameter secret: What the event's name begins with; nobody can guess it.
  static func text(_ rules: MediaRules, secret: String) -> String {
    template.replacing("EVENT", with: event(secret)).replacing(
      "RULES",
      with: JSON.object([
        "inline": .bool(rules.allowsInline), "attribute": .bool(rules.needsInlineAttribute),
        "audio": .bool(rules.audioNeedsUser), "video": .bool(rules.videoNeedsUser),
        "small": .bool(rules.allowsPictureInPicture),
      ]).text)
  }

  private static let template = """
    (() => {
      if (!window.visualViewport) return;
      const rules = RULES, { apply } = Reflect, active = navigator.userActivation, page = window;
      const Told = CustomEvent, place = visualViewport, send = EventTarget.prototype.dispatchEvent;
      const media = HTMLMediaElement.prototype, film = HTMLVideoElement.prototype;
      const { play, pause } = media;
      // Elements that the user has begun, that have taken the screen, and that wait to begin by
      // themselves.
      const freed = new WeakSet(), shown = new WeakSet(), waiting = new WeakSet();
      // Those that play; they may stand outside the document.
      const playing = new Set();
      let isHeld = false;
      const held = new Map();

      const isFilm = element => element instanceof HTMLVideoElement;
      const isHeard = element => !element.muted && element.volume > 0;
      const takesScreen = element => isFilm(element) && (!rules.inline || (rules.attribute
        && !element.hasAttribute('playsinline') && !element.hasAttribute('webkit-playsinline')));
      const mayPlay = element => {
        if (active.isActive) freed.add(element);
        if (freed.has(element)) return true;
        if (rules.video && isFilm(element)) return false;
        if (rules.audio && isHeard(element)) return false;
        return !takesScreen(element) || shown.has(element);
      };
      const refusal = () => new DOMException('The request is not allowed by the user agent or the '
        + 'platform in the current context, possibly because the user denied permission.',
        'NotAllowedError');
      const begin = element => { apply(play, element, []).catch(() => {}); };
      // A pause before the beginning leaves no trace, and keeps an element from beginning by itself.
      const holdBack = element => {
        if (!element.autoplay || !element.paused || (!isHeld && mayPlay(element))) return;
        apply(pause, element, []);
        waiting.add(element);
      };
      const lookAgain = element => {
        if (!waiting.has(element) || isHeld || !mayPlay(element)) return;
        waiting.delete(element);
        if (element.autoplay && element.paused && element.readyState > 2) begin(element);
      };
      const show = (element, isShown) => {
        if (shown.has(element) === isShown) return;
        if (isShown) shown.add(element); else shown.delete(element);
        for (const name of [isShown ? 'webkitbeginfullscreen' : 'webkitendfullscreen',
          'webkitpresentationmodechanged']) {
          element.dispatchEvent(new Event(name, { bubbles: true }));
        }
      };
      const acts = {
        loadstart: holdBack,
        canplay: lookAgain,
        canplaythrough: lookAgain,
        play(element) {
          playing.add(element);
          if (takesScreen(element)) show(element, true);
        },
        pause(element) { playing.delete(element); },
        emptied(element) { playing.delete(element); },
        ended(element) { playing.delete(element); show(element, false); },
        volumechange(element) {
          lookAgain(element);
          // What becomes heard without the user is paused.
          if (!element.paused && !mayPlay(element)) apply(pause, element, []);
        },
      };
      // Those of the document are heard on the way down; others only by listeners of their own.
      const followed = new WeakSet();
      const follow = element => {
        if (element.isConnected || followed.has(element)) return;
        followed.add(element);
        for (const name in acts) element.addEventListener(name, () => acts[name](element));
      };
      const hear = {};
      for (const name in acts) {
        hear[name] = ({ target }) => {
          if (target instanceof HTMLMediaElement && !followed.has(target)) acts[name](target);
        };
      }
      // A document that is written anew has lost its listeners; a second time changes nothing.
      const listen = () => {
        for (const name in hear) page.addEventListener(name, hear[name], true);
      };
      new MutationObserver(listen).observe(document, { childList: true });
      listen();

      // Called through a proxy, a function looks as it did.
      const wrap = (owner, name, change) => {
        const found = Object.getOwnPropertyDescriptor(owner, name);
        if (!found) return;
        const kind = 'value' in found ? 'value' : found.set ? 'set' : 'get';
        found[kind] = new Proxy(found[kind], { apply: change });
        Object.defineProperty(owner, name, found);
      };
      wrap(media, 'play', (target, self, words) => {
        if (!(self instanceof HTMLMediaElement)) return apply(target, self, words);
        follow(self);
        waiting.delete(self);
        if (!mayPlay(self)) return Promise.reject(refusal());
        if (isHeld) {
          return new Promise((done, fail) => held.set(self, [...held.get(self) ?? [], { done, fail }]));
        }
        return apply(target, self, words);
      });
      wrap(media, 'pause', (target, self, words) => {
        waiting.delete(self);
        for (const { fail } of held.get(self) ?? []) {
          fail(new DOMException('The operation was aborted.', 'AbortError'));
        }
        held.delete(self);
        return apply(target, self, words);
      });
      for (const name of ['load', 'src', 'srcObject', 'autoplay']) {
        wrap(media, name, (target, self, words) => {
          const result = apply(target, self, words);
          if (self instanceof HTMLMediaElement) { follow(self); holdBack(self); }
          return result;
        });
      }
      if (!rules.small) {
        wrap(Document.prototype, 'pictureInPictureEnabled', (target, self, words) =>
          apply(target, self, words) && false);
        wrap(film, 'requestPictureInPicture', () => Promise.reject(
          new DOMException('The operation is not supported.', 'NotSupportedError')));
      }

      // Sound that a script makes itself begins when the user has done something.
      const Sound = globalThis.AudioContext, silent = new WeakSet();
      if (Sound && rules.audio) {
        const { resume, suspend } = Sound.prototype;
        globalThis.AudioContext = new Proxy(Sound, {
          construct(target, words, made) {
            const context = Reflect.construct(target, words, made);
            if (!active.isActive) {
              silent.add(context);
              apply(suspend, context, []);
            }
            return context;
          },
        });
        Sound.prototype.constructor = globalThis.AudioContext;
        wrap(Sound.prototype, 'resume', (target, self, words) => {
          if (!silent.has(self)) return apply(target, self, words);
          if (!active.isActive) return new Promise(() => {});
          silent.delete(self);
          return apply(target, self, words);
        });
        // Buffers begin in a way of their own.
        for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
          if (!Object.hasOwn(kind.prototype, 'start')) continue;
          wrap(kind.prototype, 'start', (target, self, words) => {
            if (active.isActive && silent.delete(self.context)) apply(resume, self.context, []);
            return apply(target, self, words);
          });
        }
      }

      const mode = element => shown.has(element) ? 'fullscreen'
        : document.pictureInPictureElement === element ? 'picture-in-picture' : 'inline';
      const enter = element => {
        if (element.readyState < 1 || !(active.isActive || shown.has(element))) {
          throw new DOMException('The object is in an invalid state.', 'InvalidStateError');
        }
        show(element, true);
      };
      // What films say of themselves in WebKit.
      Object.defineProperties(film, Object.getOwnPropertyDescriptors({
        get webkitSupportsFullscreen() { return this.readyState > 0; },
        get webkitDisplayingFullscreen() { return shown.has(this); },
        get webkitPresentationMode() { return mode(this); },
        webkitSupportsPresentationMode(name) {
          return name === 'inline' || name === 'fullscreen' || (name === 'picture-in-picture' && rules.small);
        },
        webkitEnterFullscreen() { enter(this); },
        webkitExitFullscreen() { show(this, false); },
        webkitEnterFullScreen() { enter(this); },
        webkitExitFullScreen() { show(this, false); },
      }));

      const all = () => {
        // What was taken out of the document and rests is nobody's any more.
        for (const element of playing) {
          if (element.paused && !element.isConnected) playing.delete(element);
        }
        return new Set([...document.querySelectorAll('audio, video'), ...playing]);
      };
      const commands = {
        state() {
          if (isHeld) return 'suspended';
          if ([...all()].some(element => !element.paused)) return 'playing';
          return [...all()].some(element => element.currentSrc || element.srcObject) ? 'paused' : 'none';
        },
        pause() { for (const element of all()) if (!element.paused) apply(pause, element, []); },
        suspend() {
          isHeld = true;
          for (const element of all()) {
            if (element.paused) continue;
            apply(pause, element, []);
            if (!held.has(element)) held.set(element, []);
          }
        },
        resume() {
          isHeld = false;
          for (const [element, waiters] of held) {
            apply(play, element, []).then(
              value => { for (const { done } of waiters) done(value); },
              error => { for (const { fail } of waiters) fail(error); });
          }
          held.clear();
          for (const element of all()) lookAgain(element);
        },
        close() {
          for (const element of all()) if (isFilm(element)) show(element, false);
          if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => {});
        },
      };
      place.addEventListener('EVENT', event => {
        event.stopImmediatePropagation();
        const answer = commands[event.detail]() ?? '';
        apply(send, place, [new Told('EVENTAnswer', { detail: answer })]);
      });
    })()
    """
}
