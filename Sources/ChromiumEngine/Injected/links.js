// Reports clicks on links, for the observer.
// Chromium's events do not distinguish popups of links from those of scripts, so clicks are reported: in the capturing
// phase as well, because a script may stop the event.
(report) => {
  const linkOf = (event) => {
    const link = event.composedPath().find(e => /^(a|area)$/i.test(e.tagName ?? '') && e.href);
    return link && { link, href: String(link.href.baseVal ?? link.href) };
  };
  const press = event => {
    const { href } = linkOf(event) ?? {};
    if (href) report('linkPressed', href);
  };
  const follow = event => {
    const { link, href } = linkOf(event) ?? {};
    if (!href || event.defaultPrevented) return;
    // Blink would load about:blank#blocked instead of an invalid URL.
    if (!URL.canParse(href, document.baseURI)) return event.preventDefault();
    report('linkFollowed', href);
    // A fragment navigation has no request that could be paused, so it is canceled until the decision.
    if (window !== window.top || !href.includes('#')) return;
    const target = link.getAttribute('target');
    if ((target && target !== '_self') || link.hasAttribute('download')) return;
    if (href.split('#')[0] !== location.href.split('#')[0]) return;
    event.preventDefault();
    report('fragmentLink', { href, hasUserGesture: navigator.userActivation?.isActive === true });
  };
  return {
    listen() {
      addEventListener('click', press, true);
      addEventListener('click', follow);
    },
  };
}
