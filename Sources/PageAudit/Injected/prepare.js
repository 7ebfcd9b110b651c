// Prepares a page before it is measured (`--click`, `--hide`): clicks the first element that matches a selector, or
// hides all matching elements, now and later. Returns the number of matches, or -1 if the selector is invalid.
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
