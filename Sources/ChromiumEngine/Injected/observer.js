// Watches a document from a world of its own, unseen by the page's scripts.
(settings, parts) => {
  // A frame's first document may have the globals of the blank one before it.
  if (globalThis.fanlight) return globalThis.fanlight.watch?.();
  const report = (kind, value) => globalThis[settings.binding](JSON.stringify({ kind, value }));
  // A window that a link asks for looks from outside like one that a script opens. A script may
  // stop the click on its way up, so it is seen on the way down, too.
  const linkOf = (event) => {
    const link = event.composedPath().find(e => /^(a|area)$/i.test(e.tagName ?? '') && e.href);
    return link && { link, href: String(link.href.baseVal ?? link.href) };
  };
  const press = event => {
    const { href } = linkOf(event) ?? {};
    if (href) report('linkPressed', href);
  };
  const follow = event => {
    const { link, href } = linkOf(event) ?? {};
    if (!href || event.defaultPrevented) return;
    // Blink would load about:blank#blocked in place of what is no address.
    if (!URL.canParse(href, document.baseURI)) return event.preventDefault();
    report('linkFollowed', href);
    // A link within the document loads nothing that could be held; so the step itself waits.
    if (window !== window.top || !href.includes('#')) return;
    const target = link.getAttribute('target');
    if ((target && target !== '_self') || link.hasAttribute('download')) return;
    if (href.split('#')[0] !== location.href.split('#')[0]) return;
    event.preventDefault();
    report('fragmentLink', { href, hasUserGesture: navigator.userActivation?.isActive === true });
  };
  const leaving = parts.leaving(report);
  const forms = parts.forms(report, leaving.isForApp, settings.submissionEvent);
  const listen = () => {
    addEventListener('click', press, true);
    addEventListener('click', follow);
    forms.listen();
  };
  // What the user does counts for the page's place in the history, wherever in it.
  const act = event => {
    if (!event.isTrusted) return;
    gesture.acted();
    report('userInteracted', null);
  };
  const gesture = parts.gestures();
  const listenToUser = () => {
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, act, true);
  };
  const input = parts.input(report);
  const stillness = parts.stillness(settings.timersEvent, settings.longestAnimation);
  leaving.listen();
  const css = parts.cssFeatures(settings.features);
  const units = parts.documentStyle(css, parts.viewportUnits(css, settings.condition));
  if (window !== window.top) {
    listenToUser();
    input.listen();
    globalThis.fanlight = { activity: stillness.ofFrame, sheet: units.sheet, watch: units.watch };
    units.watch();
    return listen();
  }
  const root = () => document.documentElement;
  // An HTML element also where the document is not HTML.
  const makeMeta = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'meta');
  // By the list that the document keeps anyway: this is asked for with every change of a page.
  const metas = () => [...document.getElementsByTagName('meta')]
    .filter(meta => meta.getAttribute('name')?.toLowerCase() === 'viewport')
    .map(meta => meta.getAttribute('content') ?? '');

  const fields = parts.formState(report);
  // A blank document waits to be told whether its text is still to come.
  let waits = location.href === 'about:blank';
  let begun = false, rendered = false, held = false, changes = 0, scheduled = false;
  let lastMetas, lastTitle, lastSize, lastAppearance;

  const contentSize = () => {
    const html = root(), body = document.body;
    if (!html) return [0, 0];
    const box = html.getBoundingClientRect();
    let width = Math.max(html.clientWidth, box.right + scrollX);
    let height = Math.max(html.clientHeight, box.bottom + scrollY);
    if (body) {
      const inner = body.getBoundingClientRect();
      const quirks = document.compatMode === 'BackCompat';
      height = Math.max(height, scrollY + (quirks ? inner.bottom : inner.top + body.scrollHeight));
      width = Math.max(width, scrollX + (quirks ? inner.right : inner.left + body.scrollWidth));
    }
    // Blink's own overflow is never less than the window; below that the boxes tell more.
    if (html.scrollHeight > innerHeight) height = html.scrollHeight;
    if (html.scrollWidth > innerWidth) width = html.scrollWidth;
    // In a page that is shrunk to fit, the window is as wide as the content was.
    else if (html.clientWidth < innerWidth) width = Math.max(width, farthestRight());
    return [width, height];
  };
  // Where the rightmost box ends that a reader can scroll to, in the document.
  const farthestRight = () => {
    const isReachable = (element) => {
      for (; element && element !== document.body; element = element.parentElement) {
        const style = getComputedStyle(element), parent = element.parentElement;
        if (style.position === 'fixed') return false;
        if (parent && parent !== document.body && parent !== root()
          && getComputedStyle(parent).overflowX !== 'visible') return false;
      }
      return true;
    };
    let farthest = 0;
    for (const element of document.body?.getElementsByTagName('*') ?? []) {
      const box = element.getBoundingClientRect();
      const right = scrollX + box.right;
      if (box.height > 0 && right > farthest && isReachable(element)) farthest = right;
    }
    return farthest;
  };

  const look = () => {
    const found = metas(), now = found.join('\u0000') + found.length;
    if (begun && now !== lastMetas) { lastMetas = now; report('metas', found); }
    if (!waits && document.title !== lastTitle) { lastTitle = document.title; report('title', lastTitle); }
  };
  const sizeUp = () => {
    scheduled = false;
    if (!begun) return;
    const size = contentSize();
    if (String(size) !== lastSize) { lastSize = String(size); report('size', size); }
    tellAppearance();
  };
  const schedule = () => {
    if (!scheduled) { scheduled = true; requestAnimationFrame(sizeUp); }
  };
  const begin = () => {
    if (begun || waits || !root()) return;
    begun = true;
    if (document.doctype?.publicId) report('doctype', document.doctype.publicId);
    look();
    requestAnimationFrame(() => { rendered = true; report('rendered', null); schedule(); });
  };

  const changed = new MutationObserver(records => {
    changes += 1;
    guard();
    units.look(records);
    if (document.body) begin();
    look();
    schedule();
    watchSizes();
  });
  const watchDocument = () => changed.observe(
    document, { childList: true, subtree: true, attributes: true, characterData: true });
  watchDocument();
  const sizes = new ResizeObserver(schedule);
  const watched = new WeakSet();
  const watchSizes = () => {
    for (const element of [root(), document.body]) {
      if (element && !watched.has(element)) { watched.add(element); sizes.observe(element); }
    }
  };
  document.addEventListener('DOMContentLoaded', () => { begin(); look(); watchSizes(); });
  // Style sheets that come, and colors that have come to where they go.
  for (const name of ['load', 'transitionend', 'animationend']) addEventListener(name, schedule, true);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', schedule);
  addEventListener('load', event => {
    // A script took the root element away before anything was shown: nothing will be.
    if (event.target !== document || root() || begun) return;
    begun = rendered = true;
    report('rendered', null);
  }, true);
  // While the page is held, its scroll events are ours. First in the first phase, before any
  // script: replacing a document's text takes all listeners away, so a new root is listened to.
  const swallow = event => {
    if (held) return event.stopImmediatePropagation();
    if (event.type === 'scroll' && event.target === document) tellScroll();
  };
  // Where the page was last known to stand outside, and the last order that put it there.
  let known = '0,0', order = 0;
  const tellScroll = () => {
    const now = String([scrollX, scrollY]);
    if (now === known) return;
    known = now;
    report('scroll', [scrollX, scrollY, order]);
  };
  const takeStep = event => {
    event.stopImmediatePropagation();
    report('wantsStep', event.detail);
  };
  let guarded = null;
  const guard = () => {
    if (guarded && guarded === root()) return;
    guarded = root();
    units.listen();
    input.listen();
    gesture.listen();
    for (const name of ['scroll', 'scrollend']) addEventListener(name, swallow, true);
    addEventListener(settings.traversalEvent, takeStep, true);
    listen();
    listenToUser();
    fields.listen();
  };
  globalThis.navigation?.addEventListener('navigate', event => {
    // What is the title now is that of the entry which is left.
    if (event.destination.sameDocument) look();
    const isNew = event.navigationType === 'push' && event.destination.sameDocument;
    if (isNew) report('moves', navigator.userActivation?.isActive === true);
  });

  const goToFragment = href => { location.href = href; };

  // How much of the window a keyboard covers, which the script of the page's world is told.
  let covered = 0;
  const tellKeyboard = (height) => {
    if (height === covered) return;
    covered = height;
    dispatchEvent(new UIEvent(settings.keyboardEvent, { detail: height }));
  };
  const force = (contents, unitValues, keyboard) => {
    const parent = root();
    if (!parent) return false;
    tellKeyboard(keyboard);
    units.set(unitValues);
    for (const content of contents) {
      const meta = makeMeta();
      meta.name = 'viewport';
      meta.content = content;
      parent.appendChild(meta);
      meta.remove();
    }
    return parent.clientWidth;
  };

  const clear = 'rgba(0, 0, 0, 0)';
  // Colors are computed without an element: adding one would be a change that scripts see.
  let paint;
  const computed = (text) => {
    paint ??= new OffscreenCanvas(1, 1).getContext('2d');
    const [one, other] = ['#000', '#fff'].map(color => {
      paint.fillStyle = color;
      paint.fillStyle = text;
      return paint.fillStyle;
    });
    if (one !== other) return null;
    const hex = /^#(..)(..)(..)$/.exec(one);
    return hex ? `rgb(${hex.slice(1).map(pair => parseInt(pair, 16)).join(', ')})` : one;
  };
  // The first meta whose media query holds and whose color the engine understands.
  const themeColor = () => {
    for (const meta of document.querySelectorAll('meta[name="theme-color" i]')) {
      if (meta.media && !matchMedia(meta.media).matches) continue;
      const color = computed(meta.content);
      if (color) return color;
    }
    return null;
  };
  // The color that a document without a background is painted on: the system background of iOS, which
  // is black where Chromium's own canvas is a dark gray (W340).
  const canvasColor = () => {
    const own = getComputedStyle(root()).colorScheme;
    const words = own !== 'normal' ? own
      : document.querySelector('meta[name="color-scheme" i]')?.content ?? '';
    const schemes = words.toLowerCase().split(/\s+/);
    const isDark = schemes.includes('dark')
      && (!schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches);
    return isDark ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
  };
  // What WebKit samples: five places along the upper edge that show no picture and are of one
  // color, but for one of the two at the ends.
  const topColor = (canvas) => {
    if (scrollY > 0) return null;
    const colorAt = (x) => {
      for (let e = document.elementFromPoint(x, 0); e; e = e.parentElement) {
        if (/^(img|picture|video|canvas|iframe|object|embed|svg)$/i.test(e.tagName)) return null;
        const style = getComputedStyle(e);
        if (style.backgroundImage !== 'none') return null;
        if (style.backgroundColor !== clear) return style.backgroundColor;
      }
      return canvas;
    };
    const last = root().clientWidth - 1;
    const colors = [0, 0.25, 0.5, 0.75, 1].map(part => colorAt(part * last));
    const middle = colors[2];
    if (!middle || colors[1] !== middle || colors[3] !== middle) return null;
    return colors[0] === middle || colors[4] === middle ? middle : null;
  };

  // What WebKit extends below bars (LocalFrameView::fixedContainerEdges): the element that is hit
  // 4 pixels inside the middle of an edge, up to its first fixed or sticky ancestor that is as
  // wide as the window and not as tall. One that blurs what is behind it stands for the page.
  const fixedColor = (y, background) => {
    const width = root().clientWidth;
    let color = null;
    for (let e = document.elementFromPoint(width / 2, y); e && e !== root(); e = e.parentElement) {
      const style = getComputedStyle(e), box = e.getBoundingClientRect();
      if (box.width >= 0.9 * width && style.backgroundColor !== clear) color ??= style.backgroundColor;
      if (style.position !== 'fixed' && style.position !== 'sticky') continue;
      if (box.width < 0.9 * width || box.height <= 10 || box.height >= 0.9 * innerHeight) continue;
      if (style.visibility !== 'visible' || style.opacity < 0.1) return null;
      return style.backdropFilter && style.backdropFilter !== 'none' ? background : color;
    }
    return null;
  };

  const appearance = () => {
    const html = root(), canvas = canvasColor();
    let background = getComputedStyle(html).backgroundColor;
    if (background === clear && document.body) {
      background = getComputedStyle(document.body).backgroundColor;
    }
    return {
      bounces: ['overscrollBehaviorX', 'overscrollBehaviorY'].map(name =>
        ![html, document.body].some(e => e && getComputedStyle(e)[name] === 'none')),
      indicators: getComputedStyle(html).scrollbarWidth !== 'none', isAtTop: scrollY <= 0,
      background: background === clear ? canvas : background, canvas, theme: themeColor(),
      top: topColor(canvas),
    };
  };
  const tellAppearance = () => {
    if (!rendered || held || !root()) return;
    const value = appearance(), now = JSON.stringify(value);
    if (now !== lastAppearance) { lastAppearance = now; report('appearance', value); }
  };

  const measure = () => {
    const html = root(), edges = ['top', 'left', 'bottom', 'right'];
    // Without a doctype the root is as tall as the document, and the body is the one that says.
    const view = document.compatMode === 'BackCompat' && document.body ? document.body : html;
    if (!html) return null;
    // An element that is never shown: a style sheet of our own would restyle the whole page.
    const probe = makeMeta();
    for (const edge of edges) probe.style.setProperty(`--${edge}`, `env(safe-area-inset-${edge})`);
    html.appendChild(probe);
    const style = getComputedStyle(probe);
    const safe = edges.map(edge => parseFloat(style.getPropertyValue(`--${edge}`)) || 0);
    probe.remove();
    const look = appearance();
    return {
      ...look, safe, layout: [view.clientWidth, view.clientHeight], inner: [innerWidth, innerHeight],
      content: contentSize(), scroll: [scrollX, scrollY], scale: visualViewport.scale,
      fixed: [fixedColor(4, look.background), fixedColor(innerHeight - 4, look.background)],
      address: document.URL,
    };
  };

  const place = () =>
    ({ content: contentSize(), scroll: [scrollX, scrollY], scale: visualViewport.scale });

  // Resolves with nothing after two frames in which nothing changed, or at the deadline with what
  // did. `elapsed` is how long whoever asks has waited already.
  const quiet = (milliseconds, elapsed) => new Promise(resolve => {
    const start = performance.now(), end = start + milliseconds;
    let last, same = 0, done = false, activity = 'change';
    const finish = (answer) => { done = true; clearTimeout(timer); resolve(answer); };
    const timer = setTimeout(() => finish(activity), milliseconds);
    const frame = () => {
      if (done) return;
      // Whether the document is loaded is known outside; one that failed never is "complete".
      activity = rendered || waits
        ? stillness.ofPage(Math.round(elapsed + performance.now() - start)) : 'change';
      const now = `${changes} ${contentSize()} ${scrollX} ${scrollY} ${innerWidth} ${innerHeight}`;
      same = !activity && now === last ? same + 1 : 0;
      last = now;
      if (same >= 2) return finish('');
      activity ||= 'change';
      if (performance.now() > end) return finish(activity);
      requestAnimationFrame(frame);
    };
    frame();
  });

  // Where the page stood before it was moved for a picture.
  let home;
  // In a tall picture fixed elements would be repeated, and sticky ones torn from their places. An
  // animation that is over changes them without a trace in their attributes.
  let settled = [];
  const settle = () => {
    for (const element of document.querySelectorAll('*')) {
      const { position } = getComputedStyle(element);
      const style = position === 'fixed' ? { opacity: 0 }
        : position === 'sticky'
          ? { position: 'relative', top: 'auto', right: 'auto', bottom: 'auto', left: 'auto' }
          : undefined;
      if (!style) continue;
      const frames = Object.fromEntries(
        Object.entries(style).map(([name, value]) => [name, [value, value]]));
      const animation = element.animate(frames, { duration: 1, fill: 'forwards' });
      animation.finish();
      settled.push(animation);
    }
  };
  const hold = (x, y, isTall) => {
    home ??= [scrollX, scrollY];
    held = true;
    window.scrollTo({ left: x, top: y, behavior: 'instant' });
    if (isTall && settled.length === 0) settle();
    return [scrollX, scrollY];
  };
  const release = () => {
    if (!home) return;
    for (const animation of settled) animation.cancel();
    settled = [];
    window.scrollTo({ left: home[0], top: home[1], behavior: 'instant' });
    home = undefined;
    // The events of both moves come with the next frames.
    requestAnimationFrame(() => requestAnimationFrame(() => { if (!home) held = false; }));
  };
  const scroll = (x, y, number) => {
    order = number;
    window.scrollTo({ left: x, top: y, behavior: 'instant' });
    known = String([scrollX, scrollY]);
    return [scrollX, scrollY];
  };
  // What content rules hide: a sheet of the document, which its own cannot be seen among.
  let cover;
  const hide = selectors => {
    cover ??= new CSSStyleSheet();
    for (const selector of selectors) {
      const rule = `${selector} { display: none !important }`;
      if ([...cover.cssRules].some(known => known.fanlight === rule)) continue;
      try { cover.cssRules[cover.insertRule(rule, cover.cssRules.length)].fanlight = rule; } catch {}
    }
    if (!document.adoptedStyleSheets.includes(cover)) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, cover];
    }
  };
  const forbid = policy => {
    const meta = makeMeta();
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = policy;
    document.head?.append(meta);
  };
  // A blank document has its text, if any: what is there now is what there is to tell.
  const proceed = () => {
    waits = false;
    // A window without an address gets another document than the one it was made with.
    watchDocument();
    begin();
    look();
    watchSizes();
  };

  // A document that was kept comes back: what it told before is told again.
  const again = () => {
    lastMetas = lastTitle = lastSize = lastAppearance = undefined;
    known = '0,0';
    order = 0;
    tellScroll();
    fields.again();
    begun = rendered = false;
    begin();
  };

  guard();
  globalThis.fanlight = { activity: stillness.ofPage, force, measure, place, quiet, hold, release, scroll, proceed, again, goToFragment, sheet: units.sheet, features: units.features,
    touched: input.touched, isPrevented: input.isPrevented, ways: input.ways, block: input.block, focusedFrame: input.focusedFrame, hide, forbid,
    withdrawGesture: gesture.withdraw, fill: fields.fill };
  if (document.readyState !== 'loading') { begin(); watchSizes(); }
}
