// Adopts a style sheet with WebKit's rules for form controls, below all rules of the page.
// Adopted sheets come last, and so would their layer: the rules are in a layer inside the page's
// lowest one, which is below that layer's own rules. Where that layer has no name they are left out.
// The page does not find the sheet among those that it adopts. Runs in the page's world.
(rules) => {
  // A page of an older system does not find these later on.
  const { CSSLayerStatementRule, CSSLayerBlockRule, CSSImportRule, CSSStyleSheet } = window;
  const property = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
  if (!property?.set) return;
  const layerName = '-fanlight-controls';
  const sheet = new CSSStyleSheet();
  const replace = CSSStyleSheet.prototype.replaceSync.bind(sheet);
  const isSheet = value => value instanceof CSSStyleSheet;

  // What the page adopts, without our sheet.
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

  // The names of a sheet's layers in their order; an empty name ends one that has none.
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
    // The rules of another origin's sheet are not to be had.
    try { content = list?.cssRules; } catch { return []; }
    if (!content) return [];
    const last = known.get(list);
    if (last?.count === content.length) return last.names;
    const names = collect(content, '', []);
    known.set(list, { count: content.length, names });
    return names;
  };
  // The innermost of the first layers; `null` where it has no name, '' where there are no layers.
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
  let place;
  const update = () => {
    const path = lowest();
    if (path === place) return;
    place = path;
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
  // Replacing a document's text takes its listeners away; what observes it stays.
  new MutationObserver(listen).observe(document, { childList: true });
}
