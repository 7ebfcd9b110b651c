// Reads the boxes of text and of controls that a user can see (docs/spec/audit.md, 2.2), at each of the
// positions of the root scroller that it is called with.
//
// It runs in a world of its own: the page's scripts can neither see nor replace what it uses. Rectangles are
// [x, y, width, height] in CSS pixels of the window's visual viewport at scale 1. Elements have numbers, by which
// `elements.js` describes them later.
async function (positions, settle) {
  const registry = (globalThis.fanlightAudit ??= { numbers: new WeakMap(), elements: [] });
  const limit = 20000;

  const number = (element) => {
    let value = registry.numbers.get(element);
    if (value === undefined) {
      value = registry.elements.length;
      registry.elements.push(new WeakRef(element));
      registry.numbers.set(element, value);
    }
    return value;
  };
  const frame = () => new Promise((resolve) => {
    // A page that is not painted has no animation frames.
    const timer = setTimeout(resolve, 500);
    requestAnimationFrame(() => { clearTimeout(timer); resolve(); });
  });
  const frames = async (count) => { for (let i = 0; i < count; i++) await frame(); };
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const rounded = (value) => Math.round(value * 100) / 100;
  const list = (rect) => [rounded(rect.x), rounded(rect.y), rounded(rect.width), rounded(rect.height)];
  const moved = (rect, origin) =>
    ({ x: rect.x + origin.x, y: rect.y + origin.y, width: rect.width, height: rect.height });

  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, label[for], '
    + ['button', 'link', 'tab', 'menuitem', 'checkbox', 'switch', 'radio', 'slider', 'option', 'textbox']
      .map((role) => `[role=${role}]`).join(', ')
    + ', [contenteditable=""], [contenteditable=true], [tabindex]:not([tabindex="-1"])';
  const fields = 'input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=range])'
    + ':not([type=button]):not([type=submit]):not([type=reset]):not([type=image]):not([type=file]):not([type=color]), '
    + 'textarea, [contenteditable=""], [contenteditable=true]';

  const scrolls = (value) => value === 'auto' || value === 'scroll' || value === 'overlay';
  const clips = (value) => value !== 'visible';

  // The alpha of a computed color; 1 if the color does not specify it.
  const alpha = (color) => {
    const match = /^rgba\(.*,\s*([\d.]+)\)$/.exec(color) ?? /\/\s*([\d.]+)\)$/.exec(color);
    return color === 'transparent' ? 0 : match ? Number(match[1]) : 1;
  };

  const isVisuallyHidden = (style) =>
    /^inset\((50|100)%/.test(style.clipPath)
    || (style.position === 'absolute' && /^rect\((0px|1px|auto),? (0px|1px),? (0px|1px),? (0px|1px|auto)\)$/.test(style.clip));

  // The element on which the document's overflow applies to the viewport (CSS Overflow 3.3).
  const overflowSource = (view) => {
    const root = view.document.documentElement, body = view.document.body;
    const style = view.getComputedStyle(root);
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') return root;
    return body ?? root;
  };

  // The deepest element at a point of the window, through open shadow roots.
  const hit = (view, x, y) => {
    let element = view.document.elementFromPoint(x, y);
    while (element?.shadowRoot) {
      const inner = element.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === element) break;
      element = inner;
    }
    return element;
  };

  const contains = (ancestor, element) => {
    for (let node = element; node; node = node.parentNode ?? node.host) if (node === ancestor) return true;
    return false;
  };

  // Nine points of a box, row by row: "own" where it is hit, the number of the fixed or sticky element that is hit
  // instead, "other" for anything else, null outside of the window.
  const hits = (view, element, rect, pinned) => {
    const points = [];
    const labels = element.labels ? [...element.labels] : [];
    for (const row of [0.1, 0.5, 0.9]) {
      for (const column of [0.1, 0.5, 0.9]) {
        const x = rect.x + rect.width * column, y = rect.y + rect.height * row;
        if (x < 0 || y < 0 || x >= view.innerWidth || y >= view.innerHeight) { points.push(null); continue; }
        const found = hit(view, x, y);
        if (found && (contains(element, found) || labels.some((label) => contains(label, found)))) { points.push('own'); continue; }
        const over = found && pinned.find((value) => contains(value.node, found) && !contains(value.node, element));
        points.push(over ? over.element : 'other');
      }
    }
    return points;
  };

  const read = () => {
    const containers = [], boxes = [], pinned = [], overflowing = [];
    let dropped = 0;
    const indices = new Map();

    // A box that clips its content, and how far the user can scroll it.
    const container = (element, style, view, origin, isRoot, chain) => {
      const known = indices.get(element);
      if (known !== undefined) return known;
      const rect = element.getBoundingClientRect();
      const source = isRoot ? view.getComputedStyle(overflowSource(view)) : style;
      const frame = isRoot
        ? { x: 0, y: 0, width: view.innerWidth, height: view.innerHeight }
        : {
          x: rect.x + element.clientLeft, y: rect.y + element.clientTop,
          width: element.clientWidth, height: element.clientHeight,
        };
      const axis = (overflow, length, size, offset) => {
        const isFree = isRoot ? overflow !== 'hidden' && overflow !== 'clip' : scrolls(overflow);
        const range = Math.max(0, length - size);
        return { clips: isRoot || clips(overflow), scrolls: isFree, offset: rounded(offset), range: rounded(range) };
      };
      // The element whose overflow keeps the user from scrolling the document.
      const lock = isRoot && /hidden|clip/.test(source.overflowX + source.overflowY) ? overflowSource(view) : null;
      const value = {
        element: number(element), rect: list(moved(frame, origin)), isRoot, inFlow: isRoot ? !chain.length || chain[0] === 0 : chain.includes(0),
        isRightToLeft: view.getComputedStyle(element).direction === 'rtl',
        lock: lock && number(lock), lockRect: lock && list(moved(lock.getBoundingClientRect(), origin)),
        x: axis(source.overflowX, element.scrollWidth, isRoot ? view.innerWidth : element.clientWidth,
          isRoot ? view.scrollX : element.scrollLeft),
        y: axis(source.overflowY, element.scrollHeight, isRoot ? view.innerHeight : element.clientHeight,
          isRoot ? view.scrollY : element.scrollTop),
      };
      containers.push(value);
      indices.set(element, containers.length - 1);
      return containers.length - 1;
    };

    // The edges of its scroller to which a sticky element is stuck now.
    const stuckEdges = (element, style, base, view) => {
      const scroller = base.chain.findLast((index) => index >= 0);
      const outer = scroller === undefined ? [0, 0, view.innerWidth, view.innerHeight] : containers[scroller].rect;
      const rect = moved(element.getBoundingClientRect(), base.origin);
      const edges = [];
      const near = (a, b) => Math.abs(a - b) < 1;
      if (style.top !== 'auto' && near(rect.y, outer[1] + parseFloat(style.top))) edges.push('top');
      if (style.left !== 'auto' && near(rect.x, outer[0] + parseFloat(style.left))) edges.push('left');
      if (style.bottom !== 'auto' && near(rect.y + rect.height, outer[1] + outer[3] - parseFloat(style.bottom))) edges.push('bottom');
      if (style.right !== 'auto' && near(rect.x + rect.width, outer[0] + outer[2] - parseFloat(style.right))) edges.push('right');
      return edges;
    };

    // A fixed or sticky element. In the chains of the boxes inside it, its number is -1 minus its index.
    const pin = (element, style, base, rect, edges) => {
      const frame = moved(rect, base.origin);
      const anchors = ['top', 'left', 'bottom', 'right'].filter((edge) => {
        const distance = {
          top: frame.y, left: frame.x, bottom: window.innerHeight - frame.y - frame.height,
          right: window.innerWidth - frame.x - frame.width,
        }[edge];
        return Math.abs(distance) < 1 || (style[edge] !== 'auto' && Math.abs(parseFloat(style[edge]) - distance) < 1
          && (edge === 'top' || edge === 'left' || distance < (edge === 'bottom' ? frame.y : frame.x)));
      });
      const background = style.backgroundColor;
      pinned.push({
        element: number(element), rect: list(frame), inFlow: base.chain.includes(0), stuck: edges, anchors, background,
        hides: alpha(background) >= 0.1 || style.backgroundImage !== 'none' || (style.backdropFilter ?? 'none') !== 'none',
        touches: style.pointerEvents !== 'none',
        above: style.zIndex !== 'auto' && Number(style.zIndex) > 0,
        names: [element.id, ...element.classList, element.getAttribute('aria-label') ?? ''].filter(Boolean).slice(0, 12).map((name) => name.slice(0, 60)),
        node: element,
      });
      return -pinned.length;
    };

    const add = (kind, element, rect, base, style, more) => {
      if (boxes.length >= limit) { dropped += 1; return; }
      boxes.push({
        kind, element: number(element), rect: list(moved(rect, base.origin)), fontSize: rounded(parseFloat(style.fontSize)),
        chain: base.chain, opacity: rounded(base.opacity), transformed: base.transformed, ...more, node: element, own: rect,
      });
    };

    const walkText = (node, parent, style, base, view) => {
      const text = node.data.trim();
      if (!text || base.hidden) return;
      if (style.visibility !== 'visible' || alpha(style.webkitTextFillColor || style.color) < 0.1) return;
      if (!parent.checkVisibility({ contentVisibilityAuto: true })) return;
      // A glyph of an icon font is not text.
      if (!base.control && /^[\ue000-\uf8ff]$/.test(text)) return;
      const range = view.document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        const ink = Math.min(rect.height, parseFloat(style.fontSize) * 0.72);
        add('text', parent, rect, base, style, {
          ink: [rounded(rect.x + base.origin.x), rounded(rect.y + base.origin.y + (rect.height - ink) / 2), rounded(rect.width), rounded(ink)],
          control: base.control,
        });
      }
    };

    const walkFrame = (element, base) => {
      let view;
      try { view = element.contentDocument && element.contentWindow; } catch { return; }
      if (!view?.document?.documentElement) return;
      const rect = element.getBoundingClientRect();
      const origin = {
        x: base.origin.x + rect.x + element.clientLeft, y: base.origin.y + rect.y + element.clientTop,
      };
      walkDocument(view, { ...base, origin });
    };

    const walk = (element, bases, view) => {
      if (boxes.length >= limit) { dropped += 1; return; }
      const style = view.getComputedStyle(element);
      if (style.display === 'none' || element.inert || isVisuallyHidden(style)) return;
      const root = view.document.documentElement;
      const outer = style.position === 'fixed' ? bases.fixed : style.position === 'absolute' ? bases.absolute : bases.flow;
      const base = { ...outer, opacity: bases.flow.opacity * parseFloat(style.opacity), hidden: bases.flow.hidden, control: bases.flow.control };
      if (base.opacity < 0.1) return;
      const rect = element.getBoundingClientRect();
      if (style.position === 'fixed') base.chain = [...base.chain, pin(element, style, base, rect, null)];
      if (style.position === 'sticky') {
        base.chain = [...base.chain, pin(element, style, base, rect, stuckEdges(element, style, base, view))];
      }
      if (element.getAttribute('aria-hidden') === 'true') base.hidden = true;
      const isTransformed = style.transform !== 'none';
      if (isTransformed) base.transformed = true;

      if (view === window && base.chain.length === 1 && base.chain[0] === 0 && rect.width > 0 && rect.height > 0 && element !== root && element !== view.document.body
        && !bases.flow.overflows && overflowing.length < 20) {
        const isLeft = view.getComputedStyle(root).direction === 'rtl';
        const beyond = isLeft ? -(rect.x + view.scrollX) : rect.right + view.scrollX - root.clientWidth;
        if (beyond > 1) { overflowing.push({ element: number(element), rect: list(rect) }); base.overflows = true; }
      }
      base.overflows ||= bases.flow.overflows;

      if (style.display !== 'contents' && element.matches(controls) && !element.matches(':disabled') && style.visibility === 'visible'
        && rect.width >= 2 && rect.height >= 2
        && element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) {
        base.control = number(element);
        base.hidden = false;
        add('control', element, rect, base, style, {
          editable: element.matches(fields + ', select'), control: base.control,
          fragment: /^#/.test(element.getAttribute('href') ?? ''), inline: style.display === 'inline',
        });
        const value = element.value || element.placeholder;
        if (element.matches(fields) && typeof value === 'string' && value.trim()) {
          const size = parseFloat(style.fontSize) * 0.72, left = parseFloat(style.paddingLeft) + parseFloat(style.borderLeftWidth);
          const right = parseFloat(style.paddingRight) + parseFloat(style.borderRightWidth);
          const line = element.localName === 'textarea' ? parseFloat(style.paddingTop) + parseFloat(style.borderTopWidth) + size : rect.height / 2;
          const ink = { x: rect.x + left, y: rect.y + line - size / 2, width: Math.max(0, rect.width - left - right), height: size };
          add('text', element, ink, base, style, {
            ink: list(moved(ink, base.origin)), control: base.control,
          });
        }
      }

      // The properties that apply to the descendants.
      const flow = { ...base };
      if (element !== root && element !== overflowSource(view) && style.display !== 'contents' && style.display !== 'inline'
        && (clips(style.overflowX) || clips(style.overflowY))) {
        flow.chain = [...base.chain, container(element, style, view, base.origin, false, base.chain)];
      }
      const isPositioned = style.position !== 'static' || isTransformed;
      const holdsFixed = isTransformed || style.filter !== 'none' || style.perspective !== 'none' || /paint|strict|content/.test(style.contain)
        || /transform|filter|perspective/.test(style.willChange);
      const inner = { flow, absolute: isPositioned || holdsFixed ? flow : bases.absolute, fixed: holdsFixed ? flow : bases.fixed };

      if (element.localName === 'iframe' || element.localName === 'frame') { walkFrame(element, flow); return; }
      if (element.localName === 'svg' || element.localName === 'canvas' || element.localName === 'video') return;
      const children = element.shadowRoot ? element.shadowRoot.childNodes
        : element.localName === 'slot' && element.assignedNodes().length ? element.assignedNodes() : element.childNodes;
      for (const child of children) {
        if (child.nodeType === 3) walkText(child, element, style, flow, view);
        else if (child.nodeType === 1) walk(child, inner, view);
      }
    };

    const walkDocument = (view, outer) => {
      const root = view.document.documentElement;
      const base = {
        origin: outer?.origin ?? { x: 0, y: 0 }, overflows: outer !== null,
        transformed: outer?.transformed ?? false, opacity: outer?.opacity ?? 1, hidden: outer?.hidden ?? false, control: null,
        chain: outer?.chain ?? [],
      };
      const scroller = container(root, null, view, base.origin, true, base.chain);
      const flow = { ...base, chain: [...base.chain, scroller] };
      // A fixed box stays where it is when the document scrolls.
      walk(root, { flow, absolute: flow, fixed: base }, view);
    };
    walkDocument(window, null);

    // Hit tests of controls, and of what a fixed or sticky element may cover.
    const meets = (a, b) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
    for (const box of boxes) {
      const isCovered = pinned.some((value) => meets(value.rect, box.rect) && !contains(value.node, box.node));
      if (box.kind === 'control' || isCovered) box.hits = hits(box.node.ownerDocument.defaultView, box.node, box.own, pinned);
      delete box.node;
      delete box.own;
    }
    for (const value of pinned) delete value.node;
    return { containers, boxes, pinned, overflowing, dropped };
  };

  const content = (name) => document.querySelector(`meta[name=${name} i]`)?.getAttribute('content') ?? null;
  const facts = () => ({
    metas: [...document.querySelectorAll('meta[name=viewport i]')].map((meta) => meta.getAttribute('content') ?? ''),
    layoutWidth: document.documentElement.clientWidth,
    isRightToLeft: getComputedStyle(document.documentElement).direction === 'rtl',
    declaresWebApp: /^yes$/i.test(content('apple-mobile-web-app-capable') ?? content('mobile-web-app-capable') ?? ''),
    statusBarStyle: content('apple-mobile-web-app-status-bar-style'),
    background: [document.documentElement, document.body].filter(Boolean).map((element) => getComputedStyle(element))
      .map((style) => style.backgroundImage === 'none' ? style.backgroundColor : 'image').find((color) => alpha(color) > 0)
      ?? (matchMedia('(prefers-color-scheme: dark)').matches && /dark/.test(getComputedStyle(document.documentElement).colorScheme)
        ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'),
  });

  const settleAnimations = () => {
    for (const animation of document.getAnimations?.() ?? []) {
      const timing = animation.effect?.getComputedTiming?.();
      if (timing && Number.isFinite(timing.endTime)) { try { animation.finish(); } catch {} }
    }
  };

  const root = document.scrollingElement ?? document.documentElement;
  // Scripts can scroll a viewport whose overflow keeps the user from it.
  const scrollRange = () => {
    const overflow = getComputedStyle(overflowSource(window)).overflowY;
    return overflow === 'hidden' || overflow === 'clip' ? 0 : Math.max(0, root.scrollHeight - window.innerHeight);
  };
  const come = async (position, isFirst) => {
    const range = scrollRange();
    const y = position === 'top' ? 0 : position === 'middle' ? range / 2 : range;
    if (!isFirst || Math.abs(window.scrollY - y) > 0.5) window.scrollTo({ top: y, left: 0, behavior: 'instant' });
    await frames(2);
    settleAnimations();
    if (settle) { await pause(position === 'end' ? 500 : 100); settleAnimations(); await frames(2); }
    return scrollRange() - range;
  };
  // Marks the boxes whose position has changed 100 ms later (2.6).
  const markMoving = async (first) => {
    await pause(100);
    await frames(1);
    const last = read();
    const key = (box) => box.kind + box.element;
    const others = Map.groupBy(last.boxes, key), counts = Map.groupBy(first.boxes, key), used = new Map();
    for (const box of first.boxes) {
      const index = used.get(key(box)) ?? 0;
      used.set(key(box), index + 1);
      const other = others.get(key(box));
      box.moving = other?.length !== counts.get(key(box)).length
        || other[index].rect.some((value, side) => Math.abs(value - box.rect[side]) > 1);
    }
    return first;
  };
  const result = [];
  for (const position of positions) {
    // Where nothing scrolls, every position is the first.
    if (result.length && !settle && !scrollRange() && !result[0].range[1]) { result.push({ ...result[0], position }); continue; }
    // If the end recedes each time it is reached, the document has no end (13).
    let growths = 0;
    while (await come(position, !result.length && !growths) > 1 && position === 'end' && growths < 3) growths += 1;
    const range = scrollRange();
    const boxes = read();
    result.push({
      position, ...(settle ? await markMoving(boxes) : boxes), facts: facts(), receding: growths === 3,
      scroll: [rounded(window.scrollX), rounded(window.scrollY)],
      range: [rounded(Math.max(0, root.scrollWidth - window.innerWidth)), rounded(range)],
      window: [window.innerWidth, window.innerHeight],
    });
  }
  if (positions[positions.length - 1] !== 'top') window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return JSON.stringify(result);
}
