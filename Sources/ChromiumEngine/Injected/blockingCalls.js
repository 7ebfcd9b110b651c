// Makes V8 handle interrupts between calls that block: it does so where a function of JavaScript begins,
// which these are not, and in a loop only after hundreds of turns, each of which blocks. So a halted page's
// script ends at the next such call. Runs in the page's world.
() => {
  const { apply } = Reflect;
  // Called through a proxy, a function looks as it did.
  const interruptible = function (object, name) {
    object[name] = new Proxy(object[name], {
      apply(native, self, args) { return apply(native, self, args); },
    });
  };
  for (const name of ['alert', 'confirm', 'prompt']) interruptible(window, name);
  interruptible(XMLHttpRequest.prototype, 'send');
}
