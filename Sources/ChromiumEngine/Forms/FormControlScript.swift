import WebEngine

/// The script that puts the rules of ``FormControlStyle`` below a document's own.
///
/// It runs in the page's own world, in every frame, before the page's scripts, and adopts a style sheet
/// that the page does not find among those that it adopts itself. Adopted sheets come last, and so
/// would their layer: the rules are therefore in a layer inside of the page's lowest one, which is
/// below that layer's own rules. Where that one has no name the rules are left out.
enum FormControlScript {
  /// Returns the script for a look; `nil` where the engine's own holds.
  static func text(_ controls: FormControls) -> String? {
    guard let rules = FormControlStyle.rules(controls) else { return nil }
    return template.replacing("RULES", with: JSON.string(rules).text)
  }

  private static let template = #"""
    (() => {
      // A page of an older system does not find these later on.
      const { CSSLayerStatementRule, CSSLayerBlockRule, CSSImportRule, CSSStyleSheet } = window;
      const property = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
      if (!property?.set) return;
      const rules = RULES, layerName = '-fanlight-controls';
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
        apply: (target, self, words) => self === document ? shown : Reflect.apply(target, self, words),
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
        const names = [...document.styleSheets, ...own].flatMap(layers);
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
    })()
    """#
}
