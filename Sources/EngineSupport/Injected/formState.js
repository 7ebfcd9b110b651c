// Saves and restores the state of form controls, for the observer.
// Like WebKit, it omits passwords, files, controls with `autocomplete="off"`, and unchanged controls
// (HTMLFormControlElementWithState).
(report) => {
  const plain = new Set(['password', 'file', 'submit', 'button', 'reset', 'image', 'hidden']);
  const isOff = element => /^off$/i.test(element?.getAttribute('autocomplete') ?? '');
  const isSaved = field => !plain.has(field.type) && !isOff(field) && !isOff(field.form);
  // Returns the fields with saved state, by name, type and index among the fields with the same two.
  const all = () => {
    const seen = new Map(), found = new Map();
    for (const field of document.querySelectorAll('input, textarea, select')) {
      const name = `${field.name}\u0000${field.type}`, number = seen.get(name) ?? 0;
      seen.set(name, number + 1);
      if (isSaved(field)) found.set(`${name}\u0000${number}`, field);
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
  let reported = '{}', due = false;
  const reportState = () => {
    due = false;
    const now = {};
    for (const [name, field] of all()) {
      const value = contents(field);
      if (value !== null) now[name] = value;
    }
    const text = JSON.stringify(now);
    if (text !== reported) report('fields', reported = text);
  };
  // After the page's own listeners, and after the reset of a form.
  const schedule = () => { if (!due) { due = true; setTimeout(reportState); } };
  const fillNow = values => {
    for (const [name, field] of all()) {
      const value = values[name];
      if (value === undefined) continue;
      if (isChecked(field)) field.checked = value;
      else if (!field.options) field.value = value;
      else options(field).forEach((one, index) => { one.selected = value[index] === 1; });
    }
    reportState();
  };
  const fill = text => {
    const values = JSON.parse(text);
    if (document.readyState !== 'loading') return fillNow(values);
    addEventListener('DOMContentLoaded', () => fillNow(values), { capture: true, once: true });
  };
  const listen = () => {
    for (const name of ['input', 'change', 'reset']) addEventListener(name, schedule, true);
    // For values that a script set without an event, and those that Blink restored.
    for (const name of ['pagehide', 'pageshow']) addEventListener(name, reportState, true);
  };
  const again = () => { reported = '{}'; reportState(); };
  return { fill, listen, again };
}
