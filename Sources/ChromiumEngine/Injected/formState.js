// Keeps and restores the state of form controls, for the observer.
// As WebKit does, it leaves out passwords, files, controls with `autocomplete="off"`, and those that
// are as they were when the document came (HTMLFormControlElementWithState, restated).
(report) => {
  const plain = new Set(['password', 'file', 'submit', 'button', 'reset', 'image', 'hidden']);
  const isOff = element => /^off$/i.test(element?.getAttribute('autocomplete') ?? '');
  const isKept = field => !plain.has(field.type) && !isOff(field) && !isOff(field.form);
  // Each field that is kept, by its name, its type and its place among those that are alike.
  const all = () => {
    const seen = new Map(), found = new Map();
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const name = `${field.name}\u0000${field.type}`, number = seen.get(name) ?? 0;
      seen.set(name, number + 1);
      if (isKept(field)) found.set(`${name}\u0000${number}`, field);
    }
    return found;
  };
  const isChecked = field => field.type === 'checkbox' || field.type === 'radio';
  const options = field => [...field.options ?? []];
  const contents = field => {
    if (isChecked(field)) return field.checked === field.defaultChecked ? null : field.checked;
    if (!field.options) return field.value === field.defaultValue ? null : field.value;
    const isSame = options(field).every(one => one.selected === one.defaultSelected);
    return isSame ? null : options(field).map(one => one.selected ? 1 : 0);
  };
  let told = '{}', due = false;
  const tell = () => {
    due = false;
    const now = {};
    for (const [name, field] of all()) {
      const value = contents(field);
      if (value !== null) now[name] = value;
    }
    const text = JSON.stringify(now);
    if (text !== told) report('fields', told = text);
  };
  // After the page's own listeners, and after a form was put back to its beginning.
  const note = () => { if (!due) { due = true; setTimeout(tell); } };
  const fillNow = values => {
    for (const [name, field] of all()) {
      const value = values[name];
      if (value === undefined) continue;
      if (isChecked(field)) field.checked = value;
      else if (!field.options) field.value = value;
      else options(field).forEach((one, place) => { one.selected = value[place] === 1; });
    }
    tell();
  };
  const fill = text => {
    const values = JSON.parse(text);
    if (document.readyState !== 'loading') return fillNow(values);
    addEventListener('DOMContentLoaded', () => fillNow(values), { capture: true, once: true });
  };
  const listen = () => {
    for (const name of ['input', 'change', 'reset']) addEventListener(name, note, true);
    // What a script has set without a word, and what Blink itself has put back.
    for (const name of ['pagehide', 'pageshow']) addEventListener(name, tell, true);
  };
  const again = () => { told = '{}'; tell(); };
  return { fill, listen, again };
}
