// Reports the focused text control, and tracks touches and clicks, for the observer.
// In a subframe, the control's position is relative to the frame.
(report) => {
  const textTypes = /^(text|search|url|tel|email|password|number|date|month|week|time|datetime-local)$/;
  // The attributes that determine the keyboard.
  const keyboard = element => ({
    inputMode: element.inputMode ?? '', autocapitalize: element.autocapitalize ?? '',
    enterKeyHint: element.enterKeyHint ?? '', pattern: element.pattern ?? '',
    hasFormAction: !!element.form?.getAttribute('action'),
  });
  const focused = () => {
    const element = document.activeElement;
    if (!element || element.disabled || element.readOnly) return null;
    if (element.localName === 'textarea') {
      return { kind: 'textarea', hasText: !!element.value, ...keyboard(element) };
    }
    if (element.localName === 'input' && textTypes.test(element.type)) {
      return { kind: element.type, hasText: !!element.value, ...keyboard(element) };
    }
    return element.isContentEditable
      ? { kind: 'text', hasText: !!element.textContent, ...keyboard(element) } : null;
  };
  let last = null, hasUserGesture = false, waits = false;
  // Moving the focus between fields does not end editing, so only the final focus is reported.
  const isFrame = window !== window.top;
  const look = () => {
    waits = false;
    const now = focused(), element = now && document.activeElement;
    if (element === last) return;
    last = element;
    // The document that gained the focus reports it.
    if (!element && /^i?frame$/.test(document.activeElement?.localName ?? '')) return;
    if (isFrame && !document.hasFocus()) { last = null; return; }
    const box = element?.getBoundingClientRect();
    const x = isFrame ? 0 : scrollX, y = isFrame ? 0 : scrollY;
    const frame = box && [box.x + x, box.y + y, box.width, box.height];
    report('focus', [now && { ...now, hasUserGesture, frame }]);
  };
  const focusChanged = event => {
    if (event.type === 'focusin') hasUserGesture = navigator.userActivation?.isActive ?? true;
    // A frame that gained the focus without a text control reports that as well.
    if (event.type === 'focus') last = undefined;
    if (!waits) { waits = true; setTimeout(look); }
  };
  // Returns the nearest block-level or replaced box at a point.
  const block = (x, y) => {
    for (let e = document.elementFromPoint(x, y); e; e = e.parentElement) {
      if (e === document.body || e === document.documentElement) return null;
      const isReplaced = /^(img|video|canvas|svg|picture|iframe)$/i.test(e.localName);
      if (!isReplaced && /^(inline|contents|none)/.test(getComputedStyle(e).display)) continue;
      const box = e.getBoundingClientRect();
      if (box.width > 0) return [box.x + scrollX, box.y + scrollY, box.width, box.height];
    }
    return null;
  };
  // Returns the directions in which a pan from a point scrolls a box of the page, or is disabled.
  const ways = (x, y) => {
    allowPanning();
    try { return directionsAt(x, y); } finally { preventPanning(); }
  };
  // During a touch, Blink must not scroll the page itself, which the scroll view does.
  let panningSheet = null;
  const preventPanning = () => {
    if (!panningSheet) {
      panningSheet = new CSSStyleSheet();
      panningSheet.replaceSync(':root { touch-action: none !important }');
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, panningSheet];
  };
  const allowPanning = () => {
    if (!document.adoptedStyleSheets.includes(panningSheet)) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== panningSheet);
  };
  const directionsAt = (x, y) => {
    const found = new Set();
    const under = (root) => {
      const element = root.elementFromPoint(x, y);
      const inside = element?.shadowRoot && under(element.shadowRoot);
      return inside || element;
    };
    const canScroll = overflow => /^(auto|scroll|overlay)$/.test(overflow);
    const addDirections = (box, isHorizontal, isVertical) => {
      if (isVertical && box.scrollTop > 0) found.add('down');
      if (isVertical && box.scrollTop + box.clientHeight < box.scrollHeight - 0.5) found.add('up');
      if (isHorizontal && box.scrollLeft > 0) found.add('right');
      if (isHorizontal && box.scrollLeft + box.clientWidth < box.scrollWidth - 0.5) found.add('left');
    };
    const parent = e => e.assignedSlot ?? e.parentElement ?? e.getRootNode().host;
    for (let e = under(document); e; e = parent(e)) {
      const style = getComputedStyle(e), action = style.touchAction;
      if (/^(none|pinch-zoom)$/.test(action)) return ['up', 'down', 'left', 'right'];
      if (/pan-[xlr]/.test(action) && !/pan-[yud]/.test(action)) found.add('up').add('down');
      if (/pan-[yud]/.test(action) && !/pan-[xlr]/.test(action)) found.add('left').add('right');
      if (e === document.body || e === document.documentElement) continue;
      // The document of a cross-origin frame is not accessible.
      const inner = /^i?frame$/.test(e.localName) && e.contentDocument?.scrollingElement;
      if (inner) addDirections(inner, true, true);
      else addDirections(e, canScroll(style.overflowX), canScroll(style.overflowY));
    }
    return [...found];
  };
  // The last touch event, whose `defaultPrevented` is final after all listeners.
  let touch = null;
  const touchStarted = event => { touch = event; };
  const touchEnded = event => { if (!event.touches.length) allowPanning(); };
  let clicked = null, preventsClick = false;
  const clickPassed = event => {
    if (!event.isTrusted) return;
    if (preventsClick) { event.preventDefault(); event.stopImmediatePropagation(); }
    // After the page's own listeners and the default action.
    if (clicked) setTimeout(clicked);
  };
  // Returns the origin of the focused frame in this document.
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
        addEventListener(name, touchStarted, { capture: true, passive: true });
      }
      for (const name of ['touchend', 'touchcancel']) {
        addEventListener(name, touchEnded, { capture: true, passive: true });
      }
    },
    touched: isTap => new Promise(done => {
      preventsClick = !isTap;
      const finish = () => {
        clearTimeout(timer);
        clicked = null;
        preventsClick = false;
        setTimeout(() => done(true));
      };
      const timer = setTimeout(finish, 150);
      clicked = finish;
    }),
  };
}
