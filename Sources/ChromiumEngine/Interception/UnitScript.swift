/// The scripts that adjust viewport units in what reaches a document without a request of its own:
/// style elements, style attributes, and sheets and rules that scripts make.
enum UnitScript {
  /// What both worlds need: `adjusted` for a value, `adjustStyle`, `adjustSheet`, `adjustTree`.
  private static let tools = #"""
    const hint = /\d[sld]?v[whimb]/i;
    const unit = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\((?:\\.|[^)\\])*\)|(?<![\w\-.#%\\])([+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?)([sld]?v(?:w|h|min|max|i|b))(?![\w\-%])/gi;
    const adjusted = value => value.includes('--fanlight-') ? value
      : value.replace(unit, (all, number, name) => {
        if (!name) return all;
        name = name.toLowerCase();
        const kind = name[0] === 'v' ? '' : name[0];
        return /v[ib]$/.test(name)
          ? `calc(${number} * (var(--fanlight-${kind}a, 0px) + 100${name} * var(--fanlight-${kind}b, 1)) / 100)`
          : `calc(${number} * var(--fanlight-${name}, 100${name}) / 100)`;
      });
    const mayChange = text => hint.test(text) || supportsHint.test(text) || css.hint.test(text);
    // What the engine did not keep of a sheet cannot be found in its rules: they are made anew.
    const rebuild = (sheet, text) => {
      const other = css.sheet(text);
      if (other === text || !sheet) return;
      const fresh = new CSSStyleSheet();
      fresh.replaceSync(other);
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        if (sheet.cssRules[index].type !== 3) sheet.deleteRule(index);
      }
      for (const rule of fresh.cssRules) sheet.insertRule(rule.cssText, sheet.cssRules.length);
    };
    const adjustStyle = style => {
      for (const name of [...style]) {
        const value = style.getPropertyValue(name);
        if (!hint.test(value)) continue;
        const other = adjusted(value);
        if (other !== value) style.setProperty(name, other, style.getPropertyPriority(name));
      }
    };
    const supportsHint = /\#(SupportsCondition.names)/i, truth = /\#(SupportsCondition.declaration)/gi;
    // What only iOS supports: the rule is put in its own place with a condition that is true.
    const adjustSupports = (rule, index) => {
      const { conditionText, parentRule, parentStyleSheet } = rule;
      const other = conditionText.replace(truth, '\#(SupportsCondition.truth)');
      if (other === conditionText) return rule;
      const parent = parentRule ?? parentStyleSheet;
      const rules = rule.cssText.slice(rule.cssText.indexOf('{'));
      parent.insertRule(`@supports ${other} ${rules}`, index);
      parent.deleteRule(index + 1);
      return parent.cssRules[index];
    };
    const adjustRules = rules => {
      for (let index = 0; index < rules.length; index += 1) {
        let rule = rules[index];
        if (rule.type === 12 && supportsHint.test(rule.conditionText)) rule = adjustSupports(rule, index);
        if (rule.style && rule.type !== 5) adjustStyle(rule.style);
        if (rule.cssRules) adjustRules(rule.cssRules);
        if (rule.styleSheet) adjustSheet(rule.styleSheet);
      }
    };
    // The rules of another origin's sheet are not to be had; those were adjusted on their way in.
    const adjustSheet = sheet => {
      let rules;
      try { rules = sheet?.cssRules; } catch { return; }
      if (rules) adjustRules(rules);
    };
    const isStyle = node => node.nodeType === 1 && node.localName === 'style';
    const adjustElement = element => {
      if (isStyle(element)) {
        const text = element.textContent;
        if (css.hint.test(text)) rebuild(element.sheet, text);
        if (mayChange(text)) adjustSheet(element.sheet);
      } else if (element.style) {
        const text = element.getAttribute('style') ?? '';
        const other = css.sheet(text);
        if (other !== text) element.style.cssText = other;
        if (hint.test(other)) adjustStyle(element.style);
      }
    };
    const adjustTree = records => {
      const fresh = new Set();
      for (const { type, target, addedNodes } of records) {
        if (type === 'attributes') { adjustElement(target); continue; }
        const holder = target.nodeType === 1 ? target : target.parentNode;
        if (holder && isStyle(holder)) { adjustElement(holder); continue; }
        for (const node of addedNodes) {
          if (node.nodeType !== 1) continue;
          fresh.add(node);
          // What stands inside a node of the same batch was found with it.
          if (fresh.has(node.parentNode)) continue;
          adjustElement(node);
          for (const inner of node.querySelectorAll('style, [style]')) adjustElement(inner);
        }
      }
    };
    """#

  /// The part of the observer: `units`, which adjusts what the observer sees.
  static func observer(_ features: CSSFeatures) -> String {
    #"""
    const units = (() => {
    \#(FeatureScript.tools(features))
    \#(tools)
      let properties, carrier, animation, isLate = false;
      // An animation that is over, not a style attribute or a sheet: a page finds it only where it
      // asks for animations, and finds it finished.
      const carry = () => {
        const root = document.documentElement;
        if (!root || !properties) return;
        const last = animation;
        const frames = Object.fromEntries(
          Object.entries(properties).map(([name, value]) => [name, [value, value]]));
        carrier = root;
        animation = root.animate(frames, { duration: 1, fill: 'forwards' });
        animation.finish();
        last?.cancel();
      };
      const needsLate = link =>
        isLate || link.hasAttribute('integrity') || link.hasAttribute('crossorigin');
      const loaded = ({ target }) => {
        if (target?.localName === 'link' && needsLate(target)) adjustSheet(target.sheet);
      };
      const parsed = () => {
        if (isLate) for (const sheet of document.styleSheets) adjustSheet(sheet);
      };
      return {
        listen() {
          // The window does not hear of what its document loads.
          document.addEventListener('load', loaded, true);
          document.addEventListener('DOMContentLoaded', parsed);
        },
        look(records) {
          if (carrier !== document.documentElement) carry();
          adjustTree(records);
        },
        set(values) {
          if (JSON.stringify(values) === JSON.stringify(properties) && carrier === document.documentElement) return;
          properties = values;
          carry();
        },
        // Whether a sheet may come with other text: not where its text is checked. What stands
        // behind a script that still runs is not known, so it is adjusted when it has come.
        sheet(url) {
          const links = [...document.querySelectorAll('link')].filter(link => link.href === url);
          const mayChange = links.length > 0 && !links.some(link => link.hasAttribute('integrity'));
          if (!mayChange) isLate = true;
          return mayChange;
        },
        features: css.sheet,
      };
    })();
    """#
  }

  /// The script of the page's own world, for what tells no observer: rules and sheets that scripts
  /// make, and trees in the shadow.
  static func page(_ features: CSSFeatures) -> String {
    #"""
    (() => {
    \#(FeatureScript.tools(features))
    \#(SupportsScript.text)
      if (window !== window.top) return;
    \#(tools)
      // Changes what a function is called with.
      const wrapCall = (object, name, before) => {
        const native = object?.[name];
        if (typeof native !== 'function') return;
        object[name] = new Proxy(native, {
          apply(target, self, words) {
            let others;
            try { others = before(words); } catch {}
            return Reflect.apply(target, self, others ?? words);
          }
        });
      };
      const withFeatures = ([text, ...others]) => [css.sheet(String(text)), ...others];
    \#(FeatureScript.declarations)
      const wrap = (object, name, after) => {
        const native = object?.[name];
        if (typeof native !== 'function') return;
        object[name] = new Proxy(native, {
          apply(target, self, words) {
            const result = Reflect.apply(target, self, words);
            try { return after(self, result, words) ?? result; } catch { return result; }
          }
        });
      };
      const ruleCame = (self, index, [text]) => {
        if (supportsHint.test(text)) adjustRules(self.cssRules);
        else if (hint.test(text)) adjustRules([self.cssRules[index]]);
      };
      wrap(CSSStyleSheet.prototype, 'insertRule', ruleCame);
      wrap(globalThis.CSSGroupingRule?.prototype, 'insertRule', ruleCame);
      wrap(globalThis.CSSStyleRule?.prototype, 'insertRule', ruleCame);
      wrap(CSSStyleSheet.prototype, 'addRule', sheet => {
        adjustRules([sheet.cssRules[sheet.cssRules.length - 1]]);
      });
      wrap(CSSStyleSheet.prototype, 'replaceSync', (sheet, _, [text]) => {
        if (mayChange(text)) adjustSheet(sheet);
      });
      wrap(CSSStyleSheet.prototype, 'replace', (sheet, promise, [text]) =>
        mayChange(text) ? promise.then(result => { adjustSheet(sheet); return result; }) : promise);
      wrap(Element.prototype, 'attachShadow', (_, shadow) => {
        new MutationObserver(adjustTree).observe(shadow, {
          childList: true, subtree: true, attributes: true, attributeFilter: ['style'],
          characterData: true,
        });
      });
      for (const type of [CSSStyleSheet, globalThis.CSSGroupingRule, globalThis.CSSStyleRule]) {
        wrapCall(type?.prototype, 'insertRule', withFeatures);
      }
      wrapCall(CSSStyleSheet.prototype, 'replaceSync', withFeatures);
      wrapCall(CSSStyleSheet.prototype, 'replace', withFeatures);
    })()
    """#
  }
}
