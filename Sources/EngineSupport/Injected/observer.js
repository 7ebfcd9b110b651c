// Observes a document from an isolated world, which the page's scripts cannot access.
(settings, parts) => {
  // A frame's first document may reuse the global object of its initial blank document.
  if (globalThis.fanlight) return globalThis.fanlight.watch?.();
  const report = (kind, value) => globalThis[settings.binding](JSON.stringify({ kind, value }));
  // Parts that only some engines need; the others report the same without a script.
  const leaving = parts.leaving?.(report), links = parts.links?.(report);
  const forms = parts.forms?.(report, leaving?.isForApp, settings.submissionEvent);
  const listen = () => {
    links?.listen();
    forms?.listen();
  };
  // An interaction anywhere in the page makes its history entry one that `back()` does not skip.
  const interacted = event => {
    if (!event.isTrusted) return;
    gesture?.acted();
    report('userInteracted', null);
  };
  const gesture = parts.gestures?.();
  const listenToUser = () => {
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, interacted, true);
  };
  const input = parts.input(report);
  const stillness = parts.stillness(settings.timersEvent, settings.longestAnimation);
  leaving?.listen();
  const css = parts.cssFeatures?.(settings.features);
  const units = parts.documentStyle?.(css, parts.viewportUnits(css, settings.condition));
  if (window !== window.top) {
    listenToUser();
    input.listen();
    globalThis.fanlight = { activity: stillness.ofFrame, sheet: units?.sheet, watch: units?.watch };
    units?.watch();
    return listen();
  }
  const root = () => document.documentElement;
  // An HTML element even in a document that is not HTML.
  const makeMeta = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'meta');
  // A live collection, because this runs with every change of the document.
  const metas = () => [...document.getElementsByTagName('meta')]
    .filter(meta => meta.getAttribute('name')?.toLowerCase() === 'viewport')
    .map(meta => meta.getAttribute('content') ?? '');
  // Returns the document's metadata for its use as a web app (W341).
  const webApp = () => {
    let isCapable = false, statusBarStyle = null;
    for (const meta of document.getElementsByTagName('meta')) {
      const name = meta.getAttribute('name')?.toLowerCase(), content = meta.getAttribute('content') ?? '';
      if (name === 'apple-mobile-web-app-status-bar-style') statusBarStyle = content;
      if (name !== 'apple-mobile-web-app-capable' && name !== 'mobile-web-app-capable') continue;
      isCapable ||= content.trim().toLowerCase() === 'yes';
    }
    const links = document.getElementsByTagName('link');
    const hasManifest = [...links].some(link => link.relList?.contains('manifest') && link.href);
    return { isCapable, statusBarStyle, hasManifest };
  };

  const fields = parts.formState(report);
  // A blank document waits until it is known whether text will replace it.
  let waits = location.href === 'about:blank';
  let begun = false, rendered = false, held = false, changes = 0, scheduled = false;
  let lastApp = '{"isCapable":false,"statusBarStyle":null,"hasManifest":false}';
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
    // The scroll size is never less than the window's; the boxes are more precise below that.
    if (html.scrollHeight > innerHeight) height = html.scrollHeight;
    if (html.scrollWidth > innerWidth) width = html.scrollWidth;
    // In a page that is shrunk to fit, the window is as wide as the content.
    else if (html.clientWidth < innerWidth) width = Math.max(width, farthestRight());
    return [width, height];
  };
  // Returns the right edge of the rightmost box that scrolling can reach, in document coordinates.
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
    const app = webApp(), nowApp = JSON.stringify(app);
    if (begun && nowApp !== lastApp) { lastApp = nowApp; report('webApp', app); }
    const found = metas(), now = found.join('\u0000') + found.length;
    if (begun && now !== lastMetas) { lastMetas = now; report('metas', found); }
    if (!waits && document.title !== lastTitle) { lastTitle = document.title; report('title', lastTitle); }
  };
  const sizeUp = () => {
    scheduled = false;
    if (!begun) return;
    const size = contentSize();
    if (String(size) !== lastSize) { lastSize = String(size); report('size', size); }
    reportAppearance();
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
    units?.look(records);
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
  // For loaded style sheets, and for finished transitions of colors.
  for (const name of ['load', 'transitionend', 'animationend']) addEventListener(name, schedule, true);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', schedule);
  addEventListener('load', event => {
    // A script removed the root element before the first frame, so no frame will be rendered.
    if (event.target !== document || root() || begun) return;
    begun = rendered = true;
    report('rendered', null);
  }, true);
  // While a capture scrolls the page, its scroll events are suppressed, in a listener that precedes those
  // of the page. Replacing a document's text removes all listeners, so they are added for each new root.
  const scrolled = event => {
    if (held) return event.stopImmediatePropagation();
    if (event.type === 'scroll' && event.target === document) reportScroll();
  };
  // The last scroll position that the engine knows, and the number of its last scroll command.
  let known = '0,0', order = 0;
  const reportScroll = () => {
    const now = String([scrollX, scrollY]);
    if (now === known) return;
    known = now;
    report('scroll', [scrollX, scrollY, order]);
  };
  const requestTraversal = event => {
    event.stopImmediatePropagation();
    report('requestsTraversal', event.detail);
  };
  let guarded = null;
  const guard = () => {
    if (guarded && guarded === root()) return;
    guarded = root();
    units?.listen();
    input.listen();
    gesture?.listen();
    for (const name of ['scroll', 'scrollend']) addEventListener(name, scrolled, true);
    addEventListener(settings.traversalEvent, requestTraversal, true);
    listen();
    listenToUser();
    fields.listen();
  };
  globalThis.navigation?.addEventListener('navigate', event => {
    // The current title belongs to the entry that is left.
    if (event.destination.sameDocument) look();
    const isNew = event.navigationType === 'push' && event.destination.sameDocument;
    if (isNew) report('moves', navigator.userActivation?.isActive === true);
  });

  const goToFragment = href => { location.href = href; };

  // The height of the keyboard's overlap with the window, which keyboard.js receives.
  let covered = 0;
  const dispatchKeyboard = (height) => {
    if (height === covered) return;
    covered = height;
    dispatchEvent(new UIEvent(settings.keyboardEvent, { detail: height }));
  };
  const force = (contents, unitValues, keyboard) => {
    const parent = root();
    if (!parent) return false;
    dispatchKeyboard(keyboard);
    units?.set(unitValues);
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
  // Colors are computed by a canvas, because scripts could observe an added element.
  let context;
  const computed = (text) => {
    context ??= new OffscreenCanvas(1, 1).getContext('2d');
    const [one, other] = ['#000', '#fff'].map(color => {
      context.fillStyle = color;
      context.fillStyle = text;
      return context.fillStyle;
    });
    if (one !== other) return null;
    const hex = /^#(..)(..)(..)$/.exec(one);
    return hex ? `rgb(${hex.slice(1).map(pair => parseInt(pair, 16)).join(', ')})` : one;
  };
  // Returns the first valid theme color whose media query matches.
  const themeColor = () => {
    for (const meta of document.querySelectorAll('meta[name="theme-color" i]')) {
      if (meta.media && !matchMedia(meta.media).matches) continue;
      const color = computed(meta.content);
      if (color) return color;
    }
    return null;
  };
  // Returns the canvas color behind a document without a background: the system background of iOS, which is
  // black in dark mode, where Chromium's is dark gray (W340).
  const canvasColor = () => {
    const own = getComputedStyle(root()).colorScheme;
    const words = own !== 'normal' ? own
      : document.querySelector('meta[name="color-scheme" i]')?.content ?? '';
    const schemes = words.toLowerCase().split(/\s+/);
    const isDark = schemes.includes('dark')
      && (!schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches);
    return isDark ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
  };
  // Returns the color that WebKit samples: that of five points along the top edge without an image, of
  // which one at an end may differ.
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

  // Returns the color that WebKit extends below bars (LocalFrameView::fixedContainerEdges): of the element
  // 4 pixels inside the middle of an edge, up to its first fixed or sticky ancestor that is as wide as the
  // window and not as tall. An element with a backdrop filter has the page's background color.
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

  // Returns whether the viewport scrolls vertically: it has the root's overflow, or else the body's.
  const scrollsVertically = (html) => {
    let overflow = getComputedStyle(html).overflowY;
    if (overflow === 'visible' && document.body) overflow = getComputedStyle(document.body).overflowY;
    return overflow !== 'hidden' && overflow !== 'clip';
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
      top: topColor(canvas), scrolls: scrollsVertically(html),
    };
  };
  const reportAppearance = () => {
    if (!rendered || held || !root()) return;
    const value = appearance(), now = JSON.stringify(value);
    if (now !== lastAppearance) { lastAppearance = now; report('appearance', value); }
  };

  const measure = () => {
    const html = root(), edges = ['top', 'left', 'bottom', 'right'];
    // In quirks mode the root is as tall as the document, and the body has the viewport's size.
    const view = document.compatMode === 'BackCompat' && document.body ? document.body : html;
    if (!html) return null;
    // A meta element is not rendered; a style sheet would recalculate the style of the whole page.
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

  // Resolves with '' after two frames without a change, or at the deadline with the last activity.
  // `elapsed` is the time that the caller has already waited, in milliseconds.
  const quiet = (milliseconds, elapsed) => new Promise(resolve => {
    const start = performance.now(), end = start + milliseconds;
    let last, same = 0, done = false, activity = 'change';
    const finish = (result) => { done = true; clearTimeout(timer); resolve(result); };
    const timer = setTimeout(() => finish(activity), milliseconds);
    const frame = () => {
      if (done) return;
      // The engine knows whether the document is loaded; one that failed is never "complete".
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

  // The scroll position before a capture.
  let home;
  // Fixed elements would be repeated in a tall capture, and sticky ones displaced. Finished animations
  // change their style without changing attributes.
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
    // The scroll events of both changes are dispatched with the next frames.
    requestAnimationFrame(() => requestAnimationFrame(() => { if (!home) held = false; }));
  };
  const scroll = (x, y, number) => {
    order = number;
    window.scrollTo({ left: x, top: y, behavior: 'instant' });
    known = String([scrollX, scrollY]);
    return [scrollX, scrollY];
  };
  // The style sheet for the elements that content rules hide.
  let hidingSheet;
  const hide = selectors => {
    hidingSheet ??= new CSSStyleSheet();
    for (const selector of selectors) {
      const rule = `${selector} { display: none !important }`;
      if ([...hidingSheet.cssRules].some(known => known.fanlight === rule)) continue;
      try { hidingSheet.cssRules[hidingSheet.insertRule(rule, hidingSheet.cssRules.length)].fanlight = rule; } catch {}
    }
    if (!document.adoptedStyleSheets.includes(hidingSheet)) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, hidingSheet];
    }
  };
  const forbid = policy => {
    const meta = makeMeta();
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = policy;
    document.head?.append(meta);
  };
  // The text of a blank document was set, if there is any; reporting begins.
  const proceed = () => {
    waits = false;
    // The initial document of a popup without a URL is replaced with another one.
    watchDocument();
    begin();
    look();
    watchSizes();
  };

  // A document from the back-forward cache is shown: its state is reported again.
  const again = () => {
    lastMetas = lastTitle = lastSize = lastAppearance = undefined;
    known = '0,0';
    order = 0;
    reportScroll();
    fields.again();
    begun = rendered = false;
    begin();
  };

  guard();
  globalThis.fanlight = { activity: stillness.ofPage, force, measure, place, quiet, hold, release, scroll, proceed, again, goToFragment, sheet: units?.sheet, features: units?.features,
    keyboard: dispatchKeyboard,
    touched: input.touched, isPrevented: input.isPrevented, ways: input.ways, block: input.block, focusedFrame: input.focusedFrame, hide, forbid,
    withdrawGesture: gesture?.withdraw, fill: fields.fill };
  if (document.readyState !== 'loading') { begin(); watchSizes(); }
}
