// Reports what takes text, and follows touches and clicks, for the observer.
// In a frame it reports what takes text there, at its position in the frame.
(report) => {
  const textTypes = /^(text|search|url|tel|email|password|number|date|month|week|time|datetime-local)$/;
  const focused = () => {
    const element = document.activeElement;
    if (!element || element.disabled || element.readOnly) return null;
    if (element.localName === 'textarea') return { kind: 'textarea', hasText: !!element.value };
    if (element.localName === 'input' && textTypes.test(element.type)) {
      return { kind: element.type, hasText: !!element.value };
    }
    return element.isContentEditable ? { kind: 'text', hasText: !!element.textContent } : null;
  };
  let last = null, hasUserGesture = false, waits = false;
  // A step from one field to the next is no end of editing, so what is told is where it led.
  const isFrame = window !== window.top;
  const look = () => {
    waits = false;
    const now = focused(), element = now && document.activeElement;
    if (element === last) return;
    last = element;
    // Where a frame has the focus now, or had it and lost it, the other side tells.
    if (!element && /^i?frame$/.test(document.activeElement?.localName ?? '')) return;
    if (isFrame && !document.hasFocus()) { last = null; return; }
    const box = element?.getBoundingClientRect();
    const x = isFrame ? 0 : scrollX, y = isFrame ? 0 : scrollY;
    const frame = box && [box.x + x, box.y + y, box.width, box.height];
    report('focus', [now && { ...now, hasUserGesture, frame }]);
  };
  const focusChanged = event => {
    if (event.type === 'focusin') hasUserGesture = navigator.userActivation?.isActive ?? true;
    // A frame that got the focus without anything in it that takes text says so.
    if (event.type === 'focus') last = undefined;
    if (!waits) { waits = true; setTimeout(look); }
  };
  // The nearest box of its own width around what is at a point.
  const block = (x, y) => {
    for (let e = document.elementFromPoint(x, y); e; e = e.parentElement) {
      if (e === document.body || e === document.documentElement) return null;
      const isPicture = /^(img|video|canvas|svg|picture|iframe)$/i.test(e.localName);
      if (!isPicture && /^(inline|contents|none)/.test(getComputedStyle(e).display)) continue;
      const box = e.getBoundingClientRect();
      if (box.width > 0) return [box.x + scrollX, box.y + scrollY, box.width, box.height];
    }
    return null;
  };
  // The directions in which a drag from a point scrolls a box of the page, or may scroll nothing.
  const ways = (x, y) => {
    letGo();
    try { return waysOf(x, y); } finally { holdOn(); }
  };
  // During a touch Blink scrolls boxes, and never the page itself: its view does that.
  let still = null;
  const holdOn = () => {
    if (!still) {
      still = new CSSStyleSheet();
      still.replaceSync(':root { touch-action: none !important }');
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  };
  const letGo = () => {
    if (!document.adoptedStyleSheets.includes(still)) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== still);
  };
  const waysOf = (x, y) => {
    const found = new Set();
    const under = (root) => {
      const element = root.elementFromPoint(x, y);
      const inside = element?.shadowRoot && under(element.shadowRoot);
      return inside || element;
    };
    const canScroll = overflow => /^(auto|scroll|overlay)$/.test(overflow);
    const look = (box, isSideways, isUpright) => {
      if (isUpright && box.scrollTop > 0) found.add('down');
      if (isUpright && box.scrollTop + box.clientHeight < box.scrollHeight - 0.5) found.add('up');
      if (isSideways && box.scrollLeft > 0) found.add('right');
      if (isSideways && box.scrollLeft + box.clientWidth < box.scrollWidth - 0.5) found.add('left');
    };
    const parent = e => e.assignedSlot ?? e.parentElement ?? e.getRootNode().host;
    for (let e = under(document); e; e = parent(e)) {
      const style = getComputedStyle(e), action = style.touchAction;
      if (/^(none|pinch-zoom)$/.test(action)) return ['up', 'down', 'left', 'right'];
      if (/pan-[xlr]/.test(action) && !/pan-[yud]/.test(action)) found.add('up').add('down');
      if (/pan-[yud]/.test(action) && !/pan-[xlr]/.test(action)) found.add('left').add('right');
      if (e === document.body || e === document.documentElement) continue;
      // A frame of another site says nothing.
      const inner = /^i?frame$/.test(e.localName) && e.contentDocument?.scrollingElement;
      if (inner) look(inner, true, true);
      else look(e, canScroll(style.overflowX), canScroll(style.overflowY));
    }
    return [...found];
  };
  // The last touch; whether a script prevented it is known when it has passed all listeners.
  let touch = null;
  const touchComes = event => { touch = event; };
  const touchGoes = event => { if (!event.touches.length) letGo(); };
  let clicked = null, swallows = false;
  const clickPassed = event => {
    if (!event.isTrusted) return;
    if (swallows) { event.preventDefault(); event.stopImmediatePropagation(); }
    // After the page's own listeners, and after what the click does by itself.
    if (clicked) setTimeout(clicked);
  };
  // Where the frame begins in the document that has the focus.
  const focusedFrame = () => {
    const element = document.activeElement;
    if (!/^i?frame$/.test(element?.localName ?? '')) return [0, 0];
    const box = element.getBoundingClientRect();
    return [box.x + scrollX + element.clientLeft, box.y + scrollY + element.clientTop];
  };
  return {
    block, focusedFrame, ways,
    isPrevented: () => touch?.defaultPrevented ?? false,
    listen() {
      addEventListener('focusin', focusChanged, true);
      addEventListener('focusout', focusChanged, true);
      if (isFrame) addEventListener('focus', focusChanged);
      addEventListener('click', clickPassed, true);
      for (const name of ['touchstart', 'touchmove']) {
        addEventListener(name, touchComes, { capture: true, passive: true });
      }
      for (const name of ['touchend', 'touchcancel']) {
        addEventListener(name, touchGoes, { capture: true, passive: true });
      }
    },
    touched: isTap => new Promise(done => {
      swallows = !isTap;
      const finish = () => {
        clearTimeout(timer);
        clicked = null;
        swallows = false;
        setTimeout(() => done(true));
      };
      const timer = setTimeout(finish, 150);
      clicked = finish;
    }),
  };
}
