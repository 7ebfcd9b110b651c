// Rewrites the style declarations that scripts set, by cssFeatures.js. Runs in the main world.
(css, wrapCall) => {
  const styles = CSSStyleDeclaration.prototype;
  wrapCall(styles, 'setProperty', ([name, value, priority]) => {
    const other = css.declaration(String(name), String(value));
    return other === null ? ['-fanlight-absent', ''] : other ? [...other, priority ?? ''] : undefined;
  });
  const text = Object.getOwnPropertyDescriptor(styles, 'cssText');
  if (text?.set) Object.defineProperty(styles, 'cssText', {
    ...text,
    set: new Proxy(text.set, {
      apply: (set, self, args) => Reflect.apply(set, self, [css.sheet(String(args[0]))]),
    }),
  });
  if (css.declaration('-webkit-backdrop-filter', 'none')) {
    for (const name of ['webkitBackdropFilter', 'WebkitBackdropFilter', '-webkit-backdrop-filter']) {
      Object.defineProperty(styles, name, {
        get() { return this.getPropertyValue('backdrop-filter'); },
        set(value) { this.setProperty('-webkit-backdrop-filter', value); },
        enumerable: true, configurable: true,
      });
    }
  }
}
