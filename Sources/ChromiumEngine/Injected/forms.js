// Reports form submissions to another frame, a window or another app's URL, for the observer.
// Chromium sends no event for them. `formdata` is fired by every submission, including `submit()`, which
// fires no `submit` event.
(report, isForApp, submissionEvent) => {
  // The `submit` event, which a script may cancel, has the submitter.
  let lastSubmit;
  const submit = event => {
    lastSubmit = event;
    // Added last, to run after the page's own listeners, which may cancel the event.
    removeEventListener('submit', leaveByEvent);
    addEventListener('submit', leaveByEvent);
  };
  const submitterOf = form => {
    const event = lastSubmit;
    const isCurrent = event?.target === form && event.eventPhase === Event.NONE
      && !event.defaultPrevented;
    return isCurrent ? event.submitter : null;
  };
  // A form control's name may shadow a property of the form.
  const own = (form, name) =>
    Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, name).get.call(form);
  const lines = text => text.replace(/\r\n|\r|\n/g, '\r\n');
  const isNamed = (button, name) => button?.hasAttribute('form' + name);
  const described = (form, button) => ({
    target: isNamed(button, 'target') ? button.getAttribute('formtarget')
      : form.getAttribute('target') ?? document.querySelector('base[target]')?.target ?? '',
    method: (isNamed(button, 'method') ? button.formMethod : own(form, 'method')).toUpperCase(),
    action: String(isNamed(button, 'action') ? button.formAction : own(form, 'action')),
    kind: isNamed(button, 'enctype') ? button.formEnctype : own(form, 'enctype'),
  });
  const isElsewhere = target => target && !/^_self$/i.test(target);
  const reportForm = event => {
    // Pages can dispatch such events as well, but not trusted ones.
    if (!event.isTrusted) return;
    const form = event.target;
    const { target, method, action, kind } = described(form, submitterOf(form));
    if (!isElsewhere(target) || method === 'DIALOG') return;
    const submission = { action, method };
    if (method === 'POST' && kind !== 'multipart/form-data') {
      const entries = [...event.formData].map(
        ([name, value]) => [lines(name), typeof value === 'string' ? lines(value) : value.name]);
      const isPlain = kind === 'text/plain';
      submission.mediaType = isPlain ? kind : 'application/x-www-form-urlencoded';
      submission.body = isPlain ? entries.map(([name, value]) => `${name}=${value}\r\n`).join('')
        : String(new URLSearchParams(entries));
    }
    report('formSubmitted', submission);
  };
  // Blink stops parsing a document when a form is submitted, before the navigation can be canceled; in
  // WebKit the policy decision comes first. The URL is composed like WebKit's: the method GET sets the
  // query, and POST the body of a mailto URL.
  const leave = (form, button) => {
    const { target, method, action, kind } = described(form, button);
    if (isElsewhere(target) || method === 'DIALOG' || !isForApp(action)) return false;
    const url = new URL(action);
    const entries = [...new FormData(form, button)].map(
      ([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    const isMail = url.protocol === 'mailto:';
    if (method === 'GET') {
      url.search = String(new URLSearchParams(entries));
    } else if (isMail) {
      const text = kind === 'text/plain' ? entries.map(entry => entry.join('=')).join('\r\n')
        : String(new URLSearchParams(entries));
      const body = String(new URLSearchParams({ body: text })).split('+').join('%20');
      url.search = url.search ? `${url.search}&${body}` : body;
    }
    report('leaves', [url.href, 'form']);
    return true;
  };
  const leaveByEvent = event => {
    removeEventListener('submit', leaveByEvent);
    if (event !== lastSubmit || !event.isTrusted || event.defaultPrevented) return;
    if (leave(event.target, event.submitter)) event.preventDefault();
  };
  const leaveByScript = event => {
    event.stopImmediatePropagation();
    const form = event.composedPath()[0];
    if (form.isConnected && leave(form, null)) event.preventDefault();
  };
  // A later form.submit() has no submitter.
  const reportAgain = event => { reportForm(event); lastSubmit = undefined; };
  const listen = () => {
    addEventListener('submit', submit, true);
    addEventListener(submissionEvent, leaveByScript, true);
    // In the capturing phase in case a script stops the event, and again in the bubbling phase with
    // the entries that scripts changed.
    addEventListener('formdata', reportForm, true);
    addEventListener('formdata', reportAgain);
  };
  return { listen };
}
