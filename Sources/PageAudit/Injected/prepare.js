// Prepares a page before it is measured (`--click`, `--hide`): clicks the first element that matches a selector, or
// hides all that do, now and later. Returns how many match now, or -1 for what is no selector.
function (step, selector) {
  let found;
  try { found = document.querySelectorAll(selector); } catch { return '-1'; }
  if (step === 'click') found[0]?.click();
  if (step === 'hide') {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`${selector} { display: none !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return String(found.length);
}
