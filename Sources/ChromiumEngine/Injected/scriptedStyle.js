// Adjusts the rules, sheets and shadow trees that scripts create, which the observer cannot access. Viewport units
// that a script assigns to a rule's `style` are not adjusted.
// Runs in the main world.
// `makeUnits` is viewportUnits.js, `wrapDeclarations` declarations.js, `wrapSupports` supports.js.
(css, condition, makeUnits, wrapSupports, wrapDeclarations) => {
  wrapSupports(css, condition);
  const { hint, supportsHint, mayChange, adjustRules, adjustSheet, adjustTree } = makeUnits(css, condition);
  // Replaces the arguments of a function's calls.
  const wrapCall = (object, name, before) => {
    const native = object?.[name];
    if (typeof native !== 'function') return;
    object[name] = new Proxy(native, {
      apply(target, self, args) {
        let others;
        try { others = before(args); } catch {}
        return Reflect.apply(target, self, others ?? args);
      }
    });
  };
  const withFeatures = ([text, ...others]) => [css.sheet(String(text)), ...others];
  wrapDeclarations(css, wrapCall);
  wrapCall(globalThis, 'matchMedia', ([text, ...others]) => [css.media(String(text)), ...others]);
  const wrap = (object, name, after) => {
    const native = object?.[name];
    if (typeof native !== 'function') return;
    object[name] = new Proxy(native, {
      apply(target, self, args) {
        const result = Reflect.apply(target, self, args);
        try { return after(self, result, args) ?? result; } catch { return result; }
      }
    });
  };
  const ruleInserted = (self, index, [text]) => {
    if (supportsHint.test(text)) adjustRules(self.cssRules);
    else if (hint.test(text)) adjustRules([self.cssRules[index]]);
  };
  wrap(CSSStyleSheet.prototype, 'insertRule', ruleInserted);
  wrap(globalThis.CSSGroupingRule?.prototype, 'insertRule', ruleInserted);
  wrap(globalThis.CSSStyleRule?.prototype, 'insertRule', ruleInserted);
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
}
