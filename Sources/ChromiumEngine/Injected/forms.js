// Reports forms whose response another frame or a window shows, for the observer.
// Chromium says nothing of them where they are submitted. `formdata` comes with every form that is
// submitted, by a button or by `submit()`, which no `submit` event announces.
(report) => {
    // The button that sends a form is told with the event before, which a script may stop.
    let sending;
    const submit = event => { sending = event; };
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
    const tell = event => {
      // Chromium's own: a page can make such events, too.
      if (!event.isTrusted) return;
      const form = event.target, button = submitterOf(form);
      const asked = (name, fallback) =>
        button?.hasAttribute('form' + name) ? button.getAttribute('form' + name) : fallback();
      const target = asked('target', () => form.getAttribute('target')
        ?? document.querySelector('base[target]')?.target ?? '');
      if (!target || /^_self$/i.test(target)) return;
      const method = (button?.hasAttribute('formmethod') ? button.formMethod : own(form, 'method'))
        .toUpperCase();
      if (method === 'DIALOG') return;
      const action = button?.hasAttribute('formaction') ? button.formAction : own(form, 'action');
      const kind = button?.hasAttribute('formenctype') ? button.formEnctype : own(form, 'enctype');
      const said = { action: String(action), method };
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
    // A later form.submit() is no button's doing.
    const tellAgain = event => { tell(event); sending = undefined; };
    const listen = () => {
      addEventListener('submit', submit, true);
      // On the way down in case that a script stops it, and again on the way up with what
      // scripts made of it.
      addEventListener('formdata', tell, true);
      addEventListener('formdata', tellAgain);
    };
    return { listen };
  }
