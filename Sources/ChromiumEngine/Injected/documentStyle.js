// Adjusts the style sheets and attributes of a document as they come, for the observer.
(css, { adjustSheet, adjustTree }) => {
  let properties, carrier, animation, watched, isLate = false;
  // An animation that is over, not a style attribute or a sheet: a page finds it only where it
  // asks for animations, and finds it finished.
  const carry = () => {
    const root = document.documentElement;
    if (!root || !properties) return;
    const last = animation;
    const frames = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, [value, value]]));
    carrier = root;
    animation = root.animate(frames, { duration: 1, fill: 'forwards' });
    animation.finish();
    last?.cancel();
  };
  const needsLate = link =>
    isLate || link.hasAttribute('integrity') || link.hasAttribute('crossorigin');
  const loaded = ({ target }) => {
    if (target?.localName === 'link' && needsLate(target)) adjustSheet(target.sheet);
  };
  const parsed = () => {
    if (isLate) for (const sheet of document.styleSheets) adjustSheet(sheet);
  };
  const listen = () => {
    // What a document loads tells its window nothing.
    document.addEventListener('load', loaded, true);
    document.addEventListener('DOMContentLoaded', parsed);
  };
  return {
    listen,
    // Adjusts a frame's document, which nothing else observes: what it has, and what comes.
    watch() {
      if (watched === document) return;
      watched = document;
      new MutationObserver(adjustTree).observe(document, {
        childList: true, subtree: true, attributes: true, attributeFilter: ['style'], characterData: true,
      });
      const root = document.documentElement;
      if (root) adjustTree([{ type: 'childList', target: document, addedNodes: [root] }]);
      listen();
    },
    look(records) {
      if (carrier !== document.documentElement) carry();
      adjustTree(records);
    },
    set(values) {
      if (JSON.stringify(values) === JSON.stringify(properties) && carrier === document.documentElement) return;
      properties = values;
      carry();
    },
    // Whether a sheet may come with other text: not where its text is checked. What stands
    // behind a script that still runs is not known, so it is adjusted when it has come.
    sheet(url) {
      const links = [...document.querySelectorAll('link')].filter(link => link.href === url);
      const mayChange = links.length > 0 && !links.some(link => link.hasAttribute('integrity'));
      if (!mayChange) isLate = true;
      return mayChange;
    },
    // Returns the text of a sheet, or null where nothing in it changes.
    features(text) {
      const adjusted = css.sheet(text);
      return adjusted === text ? null : adjusted;
    },
  };
}
