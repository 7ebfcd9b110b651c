// Works on one field that `boxes.js` has numbered (docs/spec/audit.md, 3, `keyboard-cover`): "show" brings it
// into view, "caret" returns the line of its caret.
//
// Rectangles are [x, y, width, height] in CSS pixels of the window; `hit` says whether a touch in the middle
// meets the field.
async function (number, step) {
  const element = globalThis.fanlightAudit?.elements[number]?.deref();
  if (!element?.isConnected || element.localName === 'select' || element.readOnly) return 'null';
  const frames = (count) => new Promise((resolve) => {
    // A page that is not painted has no animation frames.
    const timer = setTimeout(resolve, 500 * count);
    const next = () => { if (count-- > 0) requestAnimationFrame(next); else { clearTimeout(timer); resolve(); } };
    next();
  });
  // The corner of the element's document in the window.
  const origin = () => {
    const point = { x: 0, y: 0 };
    for (let view = element.ownerDocument.defaultView; view?.frameElement; view = view.parent) {
      const box = view.frameElement.getBoundingClientRect();
      point.x += box.x + view.frameElement.clientLeft;
      point.y += box.y + view.frameElement.clientTop;
    }
    return point;
  };

  // In WebKit, the keyboard is an inset of the scroll view, so every page can scroll farther by the keyboard's
  // height. Blink scrolls only to the end of the document, so the document is made longer.
  const lengthen = () => {
    const root = document.documentElement;
    const end = document.createElement('fanlight-end');
    const top = Math.max(root.scrollHeight, innerHeight) + innerHeight - 1;
    end.style.cssText = `all: initial; position: absolute; top: ${top}px; left: ${scrollX}px; width: 1px; height: 1px; `
      + 'visibility: hidden; pointer-events: none';
    root.append(end);
  };

  // The first line of a field's text, or the line of its selection.
  const caretRect = () => {
    const style = element.ownerDocument.defaultView.getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const length = (name) => parseFloat(style[name]) || 0;
    const size = length('fontSize'), line = parseFloat(style.lineHeight) || 1.2 * size;
    const top = box.y + length('borderTopWidth') + length('paddingTop');
    const bottom = box.bottom - length('borderBottomWidth') - length('paddingBottom');
    if (element.localName === 'input') return { y: (top + bottom - line) / 2, height: line, box };
    if (element.localName === 'textarea') {
      const before = element.value.slice(0, element.selectionEnd).split('\n').length - 1;
      const y = top + before * line - element.scrollTop;
      return { y: Math.max(top, Math.min(y, bottom - line)), height: line, box };
    }
    const selection = element.ownerDocument.getSelection();
    const range = selection?.rangeCount && element.contains(selection.focusNode) ? selection.getRangeAt(0) : null;
    const rect = range && [...range.getClientRects()].at(-1);
    return rect && rect.height > 0 ? { y: rect.y, height: rect.height, box } : { y: top, height: line, box };
  };

  if (step === 'show') {
    document.querySelector('fanlight-end')?.remove();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    lengthen();
  }
  await frames(2);
  const corner = origin(), caret = caretRect();
  const middle = [caret.box.x + caret.box.width / 2, caret.box.y + caret.box.height / 2];
  let found = element.getRootNode().elementFromPoint(...middle);
  if (found && element.contains(found)) found = element;
  return JSON.stringify({
    rect: [caret.box.x + corner.x, caret.box.y + corner.y, caret.box.width, caret.box.height],
    caret: [caret.box.x + corner.x, caret.y + corner.y, caret.box.width, caret.height],
    scroll: [scrollX, scrollY], hit: found === element,
    focused: element.getRootNode().activeElement === element,
  });
}
