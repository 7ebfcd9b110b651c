// Adopts a style sheet with WebKit's rules for form controls, which all rules of the page override.
// The layer of an adopted style sheet would be the last and strongest one, so the rules are in a layer nested in
// the page's first one, whose own rules override nested layers. If the first layer is anonymous, the rules
// are omitted. The sheet is hidden from the page's `adoptedStyleSheets`. Runs in the main world.
(rules) => {
  // These globals are removed later for older platforms.
  const { CSSLayerStatementRule, CSSLayerBlockRule, CSSImportRule, CSSStyleSheet } = window;
  const property = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
  if (!property?.set) return;
  const layerName = '-fanlight-controls';
  const sheet = new CSSStyleSheet();
  const replace = CSSStyleSheet.prototype.replaceSync.bind(sheet);
  const isSheet = value => value instanceof CSSStyleSheet;

  // The sheets that the page adopted.
  let own = [];
  const adopt = list => { property.set.call(document, [sheet, ...list]); };
  const changed = () => { if (own.every(isSheet)) adopt(own); };
  const shown = new Proxy(own, {
    set(target, key, value) {
      if (typeof key === 'string' && /^\d+$/.test(key)) adopt([...target.filter(isSheet), value]);
      const isDone = Reflect.set(target, key, value);
      changed();
      return isDone;
    },
    deleteProperty(target, key) {
      const isDone = Reflect.deleteProperty(target, key);
      changed();
      return isDone;
    },
  });
  const get = new Proxy(property.get, {
    apply: (target, self, args) => self === document ? shown : Reflect.apply(target, self, args),
  });
  const set = new Proxy(property.set, {
    apply(target, self, [list]) {
      if (self !== document) return Reflect.apply(target, self, [list]);
      const sheets = [...list];
      adopt(sheets);
      own.splice(0, own.length, ...sheets);
    },
  });
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { ...property, get, set });

  // Collects the names of a sheet's layers in order; the last component of an anonymous layer is empty.
  const known = new WeakMap();
  const collect = (list, prefix, names) => {
    for (const rule of list) {
      if (rule.type === 1) continue;
      if (rule instanceof CSSLayerStatementRule) {
        for (const name of rule.nameList) names.push(prefix + name);
      } else if (rule instanceof CSSLayerBlockRule) {
        names.push(prefix + rule.name);
        collect(rule.cssRules, `${prefix}${rule.name}.`, names);
      } else if (rule instanceof CSSImportRule) {
        const { layerName } = rule;
        if (layerName !== null) names.push(prefix + layerName);
        names.push(...layers(rule.styleSheet).map(name =>
          layerName === null ? prefix + name : `${prefix}${layerName}.${name}`));
      } else if (rule.cssRules) {
        collect(rule.cssRules, prefix, names);
      }
    }
    return names;
  };
  const layers = list => {
    let content;
    // The rules of a cross-origin sheet are not accessible.
    try { content = list?.cssRules; } catch { return []; }
    if (!content) return [];
    const last = known.get(list);
    if (last?.count === content.length) return last.names;
    const names = collect(content, '', []);
    known.set(list, { count: content.length, names });
    return names;
  };
  // Returns the innermost first layer; `null` if it is anonymous, '' if there are no layers.
  const lowest = () => {
    const names = [].concat(...[...document.styleSheets, ...own].map(layers));
    let path = '';
    for (;;) {
      const prefix = path && `${path}.`;
      const next = names.find(name => name.startsWith(prefix) && name.length >= prefix.length
        && (!path || name !== path));
      if (next === undefined) return path;
      const part = next.slice(prefix.length).split('.')[0];
      if (!part) return null;
      path = prefix + part;
    }
  };
  let currentPath;
  const update = () => {
    const path = lowest();
    if (path === currentPath) return;
    currentPath = path;
    replace(path === null ? '' : `@layer ${path && `${path}.`}${layerName} {${rules}}`);
  };

  const loaded = ({ target }) => {
    if (/^(link|style)$/i.test(target?.localName ?? '')) update();
  };
  const listen = () => {
    document.addEventListener('load', loaded, true);
    document.addEventListener('DOMContentLoaded', update);
    addEventListener('load', update);
  };
  update();
  adopt(own);
  listen();
  // Replacing a document's text removes its listeners, but no mutation observers.
  new MutationObserver(listen).observe(document, { childList: true });
}
