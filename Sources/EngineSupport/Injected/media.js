// Enforces the app's media policy. Runs in the main world.
// `rules` determines whether media may play `inline`, whether that requires the `attribute`, whether
// `audio` and `video` require a user gesture, and whether picture in picture (`small`) is allowed.
(rules, eventName) => {
  if (!window.visualViewport) return;
  const { apply } = Reflect, active = navigator.userActivation, page = window;
  const NativeEvent = CustomEvent, target = visualViewport, send = EventTarget.prototype.dispatchEvent;
  const media = HTMLMediaElement.prototype, video = HTMLVideoElement.prototype;
  const { play, pause } = media;
  // The elements that a user gesture started, that are fullscreen, and whose autoplay is delayed.
  const started = new WeakSet(), shown = new WeakSet(), waiting = new WeakSet();
  // The playing elements, which need not be in the document.
  const playing = new Set();
  let isSuspended = false;
  const pendingPlays = new Map();

  const isVideo = element => element instanceof HTMLVideoElement;
  const isAudible = element => !element.muted && element.volume > 0;
  const requiresFullscreen = element => isVideo(element) && (!rules.inline || (rules.attribute
    && !element.hasAttribute('playsinline') && !element.hasAttribute('webkit-playsinline')));
  const mayPlay = element => {
    if (active.isActive) started.add(element);
    if (started.has(element)) return true;
    if (rules.video && isVideo(element)) return false;
    if (rules.audio && isAudible(element)) return false;
    return !requiresFullscreen(element) || shown.has(element);
  };
  const notAllowed = () => new DOMException('The request is not allowed by the user agent or the '
    + 'platform in the current context, possibly because the user denied permission.',
    'NotAllowedError');
  const startPlaying = element => { apply(play, element, []).catch(() => {}); };
  // Pausing before playback begins fires no event, and prevents autoplay.
  const delayAutoplay = element => {
    if (!element.autoplay || !element.paused || (!isSuspended && mayPlay(element))) return;
    apply(pause, element, []);
    waiting.add(element);
  };
  const resumeAutoplay = element => {
    if (!waiting.has(element) || isSuspended || !mayPlay(element)) return;
    waiting.delete(element);
    if (element.autoplay && element.paused && element.readyState > 2) startPlaying(element);
  };
  const show = (element, isShown) => {
    if (shown.has(element) === isShown) return;
    if (isShown) shown.add(element); else shown.delete(element);
    for (const name of [isShown ? 'webkitbeginfullscreen' : 'webkitendfullscreen',
      'webkitpresentationmodechanged']) {
      element.dispatchEvent(new Event(name, { bubbles: true }));
    }
  };
  const handlers = {
    loadstart: delayAutoplay,
    canplay: resumeAutoplay,
    canplaythrough: resumeAutoplay,
    play(element) {
      playing.add(element);
      if (requiresFullscreen(element)) show(element, true);
    },
    pause(element) { playing.delete(element); },
    emptied(element) { playing.delete(element); },
    ended(element) { playing.delete(element); show(element, false); },
    volumechange(element) {
      resumeAutoplay(element);
      // An element that becomes audible without a user gesture is paused.
      if (!element.paused && !mayPlay(element)) apply(pause, element, []);
    },
  };
  // Elements in the document are observed in the capturing phase; others by listeners of their own.
  const observed = new WeakSet();
  const observe = element => {
    if (element.isConnected || observed.has(element)) return;
    observed.add(element);
    for (const name in handlers) element.addEventListener(name, () => handlers[name](element));
  };
  const listeners = {};
  for (const name in handlers) {
    listeners[name] = ({ target }) => {
      if (target instanceof HTMLMediaElement && !observed.has(target)) handlers[name](target);
    };
  }
  // Replacing a document's text removes its listeners; adding them twice has no effect.
  const listen = () => {
    for (const name in listeners) page.addEventListener(name, listeners[name], true);
  };
  new MutationObserver(listen).observe(document, { childList: true });
  listen();

  // A proxy keeps the function's name, length and string representation.
  const wrap = (owner, name, change) => {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    if (!found) return;
    const kind = 'value' in found ? 'value' : found.set ? 'set' : 'get';
    found[kind] = new Proxy(found[kind], { apply: change });
    Object.defineProperty(owner, name, found);
  };
  wrap(media, 'play', (target, self, args) => {
    if (!(self instanceof HTMLMediaElement)) return apply(target, self, args);
    observe(self);
    waiting.delete(self);
    if (!mayPlay(self)) return Promise.reject(notAllowed());
    if (isSuspended) {
      return new Promise((done, fail) => pendingPlays.set(self, [...pendingPlays.get(self) ?? [], { done, fail }]));
    }
    return apply(target, self, args);
  });
  wrap(media, 'pause', (target, self, args) => {
    waiting.delete(self);
    for (const { fail } of pendingPlays.get(self) ?? []) {
      fail(new DOMException('The operation was aborted.', 'AbortError'));
    }
    pendingPlays.delete(self);
    return apply(target, self, args);
  });
  for (const name of ['load', 'src', 'srcObject', 'autoplay']) {
    wrap(media, name, (target, self, args) => {
      const result = apply(target, self, args);
      if (self instanceof HTMLMediaElement) { observe(self); delayAutoplay(self); }
      return result;
    });
  }
  if (!rules.small) {
    wrap(Document.prototype, 'pictureInPictureEnabled', (target, self, args) =>
      apply(target, self, args) && false);
    wrap(video, 'requestPictureInPicture', () => Promise.reject(
      new DOMException('The operation is not supported.', 'NotSupportedError')));
  }

  // Web Audio requires a user gesture.
  const NativeContext = globalThis.AudioContext, silent = new WeakSet();
  if (NativeContext && rules.audio) {
    const { resume, suspend } = NativeContext.prototype;
    globalThis.AudioContext = new Proxy(NativeContext, {
      construct(target, args, made) {
        const context = Reflect.construct(target, args, made);
        if (!active.isActive) {
          silent.add(context);
          apply(suspend, context, []);
        }
        return context;
      },
    });
    NativeContext.prototype.constructor = globalThis.AudioContext;
    wrap(NativeContext.prototype, 'resume', (target, self, args) => {
      if (!silent.has(self)) return apply(target, self, args);
      if (!active.isActive) return new Promise(() => {});
      silent.delete(self);
      return apply(target, self, args);
    });
    // Buffer sources override `start`.
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
  // WebKit's members of video elements.
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
    // Paused elements that were removed from the document are no longer tracked.
    for (const element of playing) {
      if (element.paused && !element.isConnected) playing.delete(element);
    }
    return new Set([...document.querySelectorAll('audio, video'), ...playing]);
  };
  const commands = {
    state() {
      if (isSuspended) return 'suspended';
      if ([...all()].some(element => !element.paused)) return 'playing';
      return [...all()].some(element => element.currentSrc || element.srcObject) ? 'paused' : 'none';
    },
    pause() { for (const element of all()) if (!element.paused) apply(pause, element, []); },
    suspend() {
      isSuspended = true;
      for (const element of all()) {
        if (element.paused) continue;
        apply(pause, element, []);
        if (!pendingPlays.has(element)) pendingPlays.set(element, []);
      }
    },
    resume() {
      isSuspended = false;
      for (const [element, waiters] of pendingPlays) {
        apply(play, element, []).then(
          value => { for (const { done } of waiters) done(value); },
          error => { for (const { fail } of waiters) fail(error); });
      }
      pendingPlays.clear();
      for (const element of all()) resumeAutoplay(element);
    },
    close() {
      for (const element of all()) if (isVideo(element)) show(element, false);
      if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => {});
    },
  };
  target.addEventListener(eventName, event => {
    event.stopImmediatePropagation();
    const result = commands[event.detail]() ?? '';
    apply(send, target, [new NativeEvent(`${eventName}Result`, { detail: result })]);
  });
}
