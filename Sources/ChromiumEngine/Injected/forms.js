// Reports forms whose response another frame or a window shows, or that another app gets, for the
// observer.
// Chromium says nothing of them where they are submitted. `formdata` comes with every form that is
// submitted, by a button or by `submit()`, which no `submit` event announces.
(report, isForApp, submissionEvent) => {
  // The button that sends a form is told with the event before, which a script may stop.
  let sending;
  const submit = event => {
    sending = event;
    // After the page's own listeners, which may cancel it.
    removeEventListener('submit', leaveByEvent);
    addEventListener('submit', leaveByEvent);
  };
  const submitterOf = form => {
    const event = sending;
    const isSending = event?.target === form && event.eventPhase === Event.NONE
      && !event.defaultPrevented;
    return isSending ? event.submitter : null;
  };
  // A control of a form may be named like what is asked of it, and hide it.
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
  const tell = event => {
    // Chromium's own: a page can make such events, too.
    if (!event.isTrusted) return;
    const form = event.target;
    const { target, method, action, kind } = described(form, submitterOf(form));
    if (!isElsewhere(target) || method === 'DIALOG') return;
    const said = { action, method };
    if (method === 'POST' && kind !== 'multipart/form-data') {
      const entries = [...event.formData].map(
        ([name, value]) => [lines(name), typeof value === 'string' ? lines(value) : value.name]);
      const isPlain = kind === 'text/plain';
      said.mediaType = isPlain ? kind : 'application/x-www-form-urlencoded';
      said.body = isPlain ? entries.map(([name, value]) => `${name}=${value}\r\n`).join('')
        : String(new URLSearchParams(entries));
    }
    report('formSent', said);
  };
  // Blink stops parsing a document as soon as a form is submitted in it, before anything can be
  // canceled. WebKit asks the app first, and the document stays. The URL is WebKit's: a form of the
  // method GET is the query, one of POST the body of a letter.
  const leave = (form, button) => {
    const { target, method, action, kind } = described(form, button);
    if (isElsewhere(target) || method === 'DIALOG' || !isForApp(action)) return false;
    const url = new URL(action);
    const entries = [...new FormData(form, button)].map(
      ([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    const isLetter = url.protocol === 'mailto:';
    if (method === 'GET') {
      url.search = String(new URLSearchParams(entries));
    } else if (isLetter) {
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
    if (event !== sending || !event.isTrusted || event.defaultPrevented) return;
    if (leave(event.target, event.submitter)) event.preventDefault();
  };
  const leaveByScript = event => {
    event.stopImmediatePropagation();
    const form = event.composedPath()[0];
    if (form.isConnected && leave(form, null)) event.preventDefault();
  };
  // A later form.submit() is no button's doing.
  const tellAgain = event => { tell(event); sending = undefined; };
  const listen = () => {
    addEventListener('submit', submit, true);
    addEventListener(submissionEvent, leaveByScript, true);
    // On the way down in case that a script stops it, and again on the way up with what
    // scripts made of it.
    addEventListener('formdata', tell, true);
    addEventListener('formdata', tellAgain);
  };
  return { listen };
}
