// Lets V8 handle interrupts at every blocking call, so that the script of a halted page ends at the next one. V8
// handles interrupts on entry to JavaScript functions, not native ones, and in loops only after hundreds of
// iterations. Runs in the main world.
() => {
  const { apply } = Reflect;
  // A proxy keeps the function's name, length and string representation.
  const makeInterruptible = (object, name) => {
    object[name] = new Proxy(object[name], {
      apply(native, self, args) { return apply(native, self, args); },
    });
  };
  for (const name of ['alert', 'confirm', 'prompt']) makeInterruptible(window, name);
  makeInterruptible(XMLHttpRequest.prototype, 'send');
}
