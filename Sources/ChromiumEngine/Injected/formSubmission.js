// Dispatches an event to the observer before `form.submit()`, which fires none itself.
// The observer cancels a submission to another app's URL. Runs in the main world.
(eventName) => {
  const NativeEvent = CustomEvent, { apply } = Reflect;
  const send = EventTarget.prototype.dispatchEvent;
  // A proxy keeps the function's name, length and string representation.
  HTMLFormElement.prototype.submit = new Proxy(HTMLFormElement.prototype.submit, {
    apply(submit, form, args) {
      const event = new NativeEvent(eventName, { cancelable: true, composed: true });
      if (apply(send, form, [event])) return apply(submit, form, args);
    },
  });
}
