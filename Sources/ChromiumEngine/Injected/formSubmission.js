// Asks the observer before `form.submit()`, which no event announces, whether another app gets the form.
// Runs in the page's world.
(eventName) => {
  const Told = CustomEvent, { apply } = Reflect;
  const send = EventTarget.prototype.dispatchEvent;
  // Called through a proxy, the function looks as it did.
  HTMLFormElement.prototype.submit = new Proxy(HTMLFormElement.prototype.submit, {
    apply(submit, form, args) {
      const event = new Told(eventName, { cancelable: true, composed: true });
      if (apply(send, form, [event])) return apply(submit, form, args);
    },
  });
}
