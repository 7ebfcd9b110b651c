// Adjusts a document's style sheets and style attributes as they are added, for the observer.
(css, { adjustSheet, adjustTree }) => {
  let properties, animatedRoot, animation, watched, isLate = false;
  // Sets custom properties by a finished animation instead of a style attribute or a style sheet: pages
  // can find it only by `getAnimations()`.
  const applyProperties = () => {
    const root = document.documentElement;
    if (!root || !properties) return;
    const last = animation;
    const frames = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, [value, value]]));
    animatedRoot = root;
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
    // The `load` events of subresources do not reach the window.
    document.addEventListener('load', loaded, true);
    document.addEventListener('DOMContentLoaded', parsed);
  };
  return {
    listen,
    // Adjusts and observes a frame's document, which the observer of the main frame does not.
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
      if (animatedRoot !== document.documentElement) applyProperties();
      adjustTree(records);
    },
    set(values) {
      if (JSON.stringify(values) === JSON.stringify(properties) && animatedRoot === document.documentElement) return;
      properties = values;
      applyProperties();
    },
    // Returns whether a style sheet's text may be replaced in its response: not with subresource integrity.
    // A link that is not parsed yet is unknown; its sheet is adjusted after loading.
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
