// Lets media begin only as the app allows. Runs in the page's world.
// `rules` has whether media plays `inline`, whether that needs the `attribute`, whether `audio` and
// `video` need the user, and whether the `small` picture in picture is allowed.
(rules, eventName) => {
  if (!window.visualViewport) return;
  const { apply } = Reflect, active = navigator.userActivation, page = window;
  const Told = CustomEvent, place = visualViewport, send = EventTarget.prototype.dispatchEvent;
  const media = HTMLMediaElement.prototype, video = HTMLVideoElement.prototype;
  const { play, pause } = media;
  // Elements that the user has begun, that have taken the screen, and that wait to begin by
  // themselves.
  const freed = new WeakSet(), shown = new WeakSet(), waiting = new WeakSet();
  // Those that play; they may stand outside the document.
  const playing = new Set();
  let isHeld = false;
  const held = new Map();

  const isVideo = element => element instanceof HTMLVideoElement;
  const isHeard = element => !element.muted && element.volume > 0;
  const takesScreen = element => isVideo(element) && (!rules.inline || (rules.attribute
    && !element.hasAttribute('playsinline') && !element.hasAttribute('webkit-playsinline')));
  const mayPlay = element => {
    if (active.isActive) freed.add(element);
    if (freed.has(element)) return true;
    if (rules.video && isVideo(element)) return false;
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
  // A document that is written again has lost its listeners; a second time changes nothing.
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
  wrap(media, 'play', (target, self, args) => {
    if (!(self instanceof HTMLMediaElement)) return apply(target, self, args);
    follow(self);
    waiting.delete(self);
    if (!mayPlay(self)) return Promise.reject(refusal());
    if (isHeld) {
      return new Promise((done, fail) => held.set(self, [...held.get(self) ?? [], { done, fail }]));
    }
    return apply(target, self, args);
  });
  wrap(media, 'pause', (target, self, args) => {
    waiting.delete(self);
    for (const { fail } of held.get(self) ?? []) {
      fail(new DOMException('The operation was aborted.', 'AbortError'));
    }
    held.delete(self);
    return apply(target, self, args);
  });
  for (const name of ['load', 'src', 'srcObject', 'autoplay']) {
    wrap(media, name, (target, self, args) => {
      const result = apply(target, self, args);
      if (self instanceof HTMLMediaElement) { follow(self); holdBack(self); }
      return result;
    });
  }
  if (!rules.small) {
    wrap(Document.prototype, 'pictureInPictureEnabled', (target, self, args) =>
      apply(target, self, args) && false);
    wrap(video, 'requestPictureInPicture', () => Promise.reject(
      new DOMException('The operation is not supported.', 'NotSupportedError')));
  }

  // Sound that a script makes itself begins when the user has done something.
  const Sound = globalThis.AudioContext, silent = new WeakSet();
  if (Sound && rules.audio) {
    const { resume, suspend } = Sound.prototype;
    globalThis.AudioContext = new Proxy(Sound, {
      construct(target, args, made) {
        const context = Reflect.construct(target, args, made);
        if (!active.isActive) {
          silent.add(context);
          apply(suspend, context, []);
        }
        return context;
      },
    });
    Sound.prototype.constructor = globalThis.AudioContext;
    wrap(Sound.prototype, 'resume', (target, self, args) => {
      if (!silent.has(self)) return apply(target, self, args);
      if (!active.isActive) return new Promise(() => {});
      silent.delete(self);
      return apply(target, self, args);
    });
    // Buffers begin in a way of their own.
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      if (!Object.getOwnPropertyDescriptor(kind.prototype, 'start')) continue;
      wrap(kind.prototype, 'start', (target, self, args) => {
        if (active.isActive && silent.delete(self.context)) apply(resume, self.context, []);
        return apply(target, self, args);
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
  // What WebKit adds to video elements.
  Object.defineProperties(video, Object.getOwnPropertyDescriptors({
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
      for (const element of all()) if (isVideo(element)) show(element, false);
      if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => {});
    },
  };
  place.addEventListener(eventName, event => {
    event.stopImmediatePropagation();
    const answer = commands[event.detail]() ?? '';
    apply(send, place, [new Told(`${eventName}Answer`, { detail: answer })]);
  });
}
