/// The part of the observer that tells what takes text, and waits for clicks.
enum InputScript {
  /// `input` with `listen()` and `touched(isTap)`.
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
      const look = () => {
        waits = false;
        const now = focused(), element = now && document.activeElement;
        if (element === last) return;
        last = element;
        const box = element?.getBoundingClientRect();
        const frame = box && [box.x + scrollX, box.y + scrollY, box.width, box.height];
        report('focus', [now && { ...now, isByUser, frame }]);
      };
      const focusChanged = event => {
        if (event.type === 'focusin') isByUser = navigator.userActivation?.isActive ?? true;
        if (!waits) { waits = true; setTimeout(look); }
      };
      let clicked = null, swallows = false;
      const clickPassed = event => {
        if (!event.isTrusted) return;
        if (swallows) { event.preventDefault(); event.stopImmediatePropagation(); }
        // After the page's own listeners, and after what the click does by itself.
        if (clicked) setTimeout(clicked);
      };
      return {
        listen() {
          addEventListener('focusin', focusChanged, true);
          addEventListener('focusout', focusChanged, true);
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
