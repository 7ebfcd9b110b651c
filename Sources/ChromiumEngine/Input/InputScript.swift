/// The part of the observer that tells what takes text, and waits for clicks.
enum InputScript {
  /// `input` with `listen()`, `touched(isTap)` and `block(x, y)`.
  ///
  /// In a frame it tells what takes text there, at its place in the frame.
  static let text = #"""
    const input = (() => {
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
      let last = null, isByUser = false, waits = false;
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
        report('focus', [now && { ...now, isByUser, frame }]);
      };
      const focusChanged = event => {
        if (event.type === 'focusin') isByUser = navigator.userActivation?.isActive ?? true;
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
        block, focusedFrame,
        listen() {
          addEventListener('focusin', focusChanged, true);
          addEventListener('focusout', focusChanged, true);
          if (isFrame) addEventListener('focus', focusChanged);
          addEventListener('click', clickPassed, true);
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
    })();
    """#
}
