/// The script by which `CSS.supports` knows what WebKit's style sheets know on iOS
/// (``SupportsCondition``, ``CSSFeatures``).
///
/// It runs in the page's own world, in every frame, before the page's scripts.
enum SupportsScript {
  /// The script's text.
  static let text = #"""
    (() => {
      const truth = /\#(SupportsCondition.declaration)/gi;
      CSS.supports = new Proxy(CSS.supports, {
        apply(supports, self, words) {
          const [first, second] = words;
          const asked = words.length > 1 ? `(${first}: ${second})` : String(first);
          // A condition may be a declaration without its brackets.
          const bare = words.length > 1 ? asked : `(${asked})`;
          const others = [asked, bare].map(text =>
            [text, css.condition(text.replace(truth, '\#(SupportsCondition.truth)'))])
            .filter(([text, other]) => text !== other);
          if (others.length === 0) return Reflect.apply(supports, self, words);
          return others.some(([, other]) => Reflect.apply(supports, self, [other]));
        },
      });
    })();
    """#
}
