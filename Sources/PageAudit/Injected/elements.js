// Describes elements that `boxes.js` has numbered: the shortest selector that is unique and stays the same when
// the page is loaded again, their text and role (docs/spec/audit.md, 7). `generated` has the regular expressions
// of identifiers and classes that a program made.
function (numbers, generated) {
  const registry = globalThis.fanlightAudit;
  if (!registry) return '[]';

  // Names that differ from one build or load to the next do not count: hashes and counters.
  const test = (patterns) => {
    const expressions = patterns.map((pattern) => new RegExp(pattern));
    return (word) => Boolean(word) && !/\s/.test(word) && !expressions.some((expression) => expression.test(word));
  };
  const isStable = test(generated.identifiers), isStableClass = test(generated.classes);
  const text = (word) => JSON.stringify(word);

  const isUnique = (root, selector, element) => {
    try { const found = root.querySelectorAll(selector); return found.length === 1 && found[0] === element; } catch { return false; }
  };

  const step = (element) => {
    // A form's own properties may be hidden by its fields.
    const id = element.getAttribute('id');
    if (isStable(id)) return { selector: '#' + CSS.escape(id), isOwn: true };
    for (const attribute of ['data-testid', 'data-test-id']) {
      const value = element.getAttribute(attribute);
      if (isStable(value)) return { selector: `[${attribute}=${text(value)}]`, isOwn: true };
    }
    const name = element.getAttribute('name');
    if (isStable(name)) return { selector: `${element.localName}[name=${text(name)}]`, isOwn: true };
    const classes = [...element.classList].filter(isStableClass).slice(0, 2).map((word) => '.' + CSS.escape(word)).join('');
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
