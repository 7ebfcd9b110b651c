// Makes `CSS.supports` return the same as in WebKit on iOS. `css` is the result of cssFeatures.js. Runs in the
// main world.
(css, condition) => {
  const truth = new RegExp(condition.declaration, 'gi');
  CSS.supports = new Proxy(CSS.supports, {
    apply(supports, self, args) {
      const [first, second] = args;
      const asked = args.length > 1 ? `(${first}: ${second})` : String(first);
      // A condition may be a declaration without its brackets.
      const bare = args.length > 1 ? asked : `(${asked})`;
      const others = [asked, bare].map(text =>
        [text, css.condition(text.replace(truth, condition.truth))])
        .filter(([text, other]) => text !== other);
      if (others.length === 0) return Reflect.apply(supports, self, args);
      return others.some(([, other]) => Reflect.apply(supports, self, [other]));
    },
  });
}
