// Describes elements that `boxes.js` has numbered: the shortest selector that is unique and stays the same when
// the page is loaded again, their text and role (docs/spec/audit.md, 7).
function (numbers) {
  const registry = globalThis.fanlightAudit;
  if (!registry) return '[]';

  // Words that build tools make: hashes and counters differ from one build or load to the next.
  const isStable = (word) =>
    !/\d{4,}/.test(word) && !/[0-9a-f]{8,}/i.test(word) && !/^(css|sc|jsx|emotion|svelte|tw)-[\w-]*\d/.test(word)
    && !/^_[a-z0-9]*\d[a-z0-9]*$/i.test(word) && !/(^|[-_])(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{5,}$/i.test(word)
    && !/^[:\d]|:/.test(word);
  const text = (word) => JSON.stringify(word);

  const isUnique = (root, selector, element) => {
    try { const found = root.querySelectorAll(selector); return found.length === 1 && found[0] === element; } catch { return false; }
  };

  const step = (element) => {
    if (element.id && isStable(element.id)) return { selector: '#' + CSS.escape(element.id), isOwn: true };
    const test = element.getAttribute('data-testid') ?? element.getAttribute('data-test-id');
    if (test && isStable(test)) return { selector: `[data-testid=${text(test)}]`, isOwn: true };
    const name = element.getAttribute('name');
    if (name && isStable(name)) return { selector: `${element.localName}[name=${text(name)}]`, isOwn: true };
    const classes = [...element.classList].filter(isStable).slice(0, 2).map((word) => '.' + CSS.escape(word)).join('');
    return { selector: CSS.escape(element.localName) + classes, isOwn: false };
  };

  const place = (element) => {
    let index = 1, count = 0;
    for (const sibling of element.parentNode?.children ?? []) {
      if (sibling.localName !== element.localName) continue;
      count += 1;
      if (sibling === element) index = count;
    }
    return count > 1 ? `:nth-of-type(${index})` : '';
  };

  // A path from the nearest ancestor that makes it unique in its document or shadow root.
  const within = (root, element) => {
    let path = '';
    for (let node = element; node && node.nodeType === 1; node = node.parentNode) {
      const { selector } = step(node);
      const join = path ? ' > ' + path : '';
      if (isUnique(root, selector + join, element)) return selector + join;
      const placed = selector + place(node);
      if (isUnique(root, placed + join, element)) return placed + join;
      path = placed + join;
    }
    return path;
  };

  const describe = (element) => {
    const root = element.getRootNode();
    const path = [within(root, element)];
    for (let host = root.host; host; host = host.getRootNode().host) path.unshift(within(host.getRootNode(), host));
    const frames = [];
    for (let view = element.ownerDocument.defaultView; view?.frameElement; view = view.parent) {
      frames.unshift(within(view.frameElement.getRootNode(), view.frameElement));
    }
    return {
      path, frames, role: element.getAttribute('role') ?? element.localName,
      text: (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().slice(0, 40),
    };
  };

  return JSON.stringify(numbers.map((number) => {
    const element = registry.elements[number]?.deref();
    return element?.isConnected ? describe(element) : null;
  }));
}
