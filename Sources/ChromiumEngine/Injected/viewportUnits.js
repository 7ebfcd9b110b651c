// Adjusts viewport units in style sheets, rules, style attributes and trees. Runs in the main world and in the
// observer's.
// `css` is the result of cssFeatures.js, `condition` the conditions that are true only on iOS. The units of
// subframes do not change, because they are relative to the frame's size.
(css, condition) => {
  const hint = window === window.top ? /\d[sld]?v[whimb]/i : /(?!)/;
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
  // The rules of a sheet omit text that the engine failed to parse, so the whole text is parsed again.
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
  const supportsHint = new RegExp(condition.names, 'i'), truth = new RegExp(condition.declaration, 'gi');
  // For a condition that is true only on iOS, replaces the rule with one whose condition is true in Chromium.
  const adjustSupports = (rule, index) => {
    const { conditionText, parentRule, parentStyleSheet } = rule;
    const other = conditionText.replace(truth, condition.truth);
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
  // The rules of a cross-origin sheet are not accessible; its response was adjusted.
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
        // Descendants of a node in the same batch were found with it.
        if (fresh.has(node.parentNode)) continue;
        adjustElement(node);
        for (const inner of node.querySelectorAll('style, [style]')) adjustElement(inner);
      }
    }
  };
  return { hint, supportsHint, mayChange, adjustRules, adjustSheet, adjustTree };
}
