// Loads URLs of the app's schemes that scripts ask for under the URLs that their responses have.
// Chromium refuses such URLs to `fetch` and `XMLHttpRequest`. Runs in the page's world.
(schemes, suffix) => {
  const encoded = text => [...new TextEncoder().encode(text)].map(byte => {
    const letter = String.fromCharCode(byte);
    return /[a-z0-9.-]/.test(letter) ? letter : '_' + (256 + byte).toString(16).slice(1);
  }).join('');
  const inside = text => {
    const parts = /^\s*([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?(.*)$/is.exec(text);
    if (!parts || !schemes.includes(parts[1].toLowerCase())) return text;
    // A URL without a host, or with an empty one, has a mark in its place.
    const noHost = parts[3].startsWith('/') ? '_r' : '_o';
    const host = parts[2] === undefined ? noHost : parts[2] === '' ? '_e' : encoded(parts[2]);
    const path = parts[3].startsWith('/') ? parts[3] : '/' + parts[3];
    return `http://${host}.${encoded(parts[1].toLowerCase()).split('.').join('_2e')}.${suffix}${path}`;
  };
  window.fetch = new Proxy(window.fetch, {
    apply(native, self, [what, ...rest]) {
      if (typeof what === 'string' || what instanceof URL) what = inside(String(what));
      return Reflect.apply(native, self, [what, ...rest]);
    }
  });
  XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
    apply(native, self, [method, what, ...rest]) {
      return Reflect.apply(native, self, [method, inside(String(what)), ...rest]);
    }
  });
}
