// Maps URLs of custom schemes in `fetch` and `XMLHttpRequest` to the URLs that the engine loads instead.
// Chromium rejects such URLs there. Runs in the main world.
(schemes, suffix) => {
  const encoded = text => [...new TextEncoder().encode(text)].map(byte => {
    const letter = String.fromCharCode(byte);
    return /[a-z0-9.-]/.test(letter) ? letter : '_' + (256 + byte).toString(16).slice(1);
  }).join('');
  const engineURL = text => {
    const parts = /^\s*([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?(.*)$/is.exec(text);
    if (!parts || !schemes.includes(parts[1].toLowerCase())) return text;
    // A placeholder for a missing or an empty host.
    const noHost = parts[3].startsWith('/') ? '_r' : '_o';
    const host = parts[2] === undefined ? noHost : parts[2] === '' ? '_e' : encoded(parts[2]);
    const path = parts[3].startsWith('/') ? parts[3] : '/' + parts[3];
    return `http://${host}.${encoded(parts[1].toLowerCase()).split('.').join('_2e')}.${suffix}${path}`;
  };
  window.fetch = new Proxy(window.fetch, {
    apply(native, self, [resource, ...rest]) {
      if (typeof resource === 'string' || resource instanceof URL) resource = engineURL(String(resource));
      return Reflect.apply(native, self, [resource, ...rest]);
    }
  });
  XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
    apply(native, self, [method, url, ...rest]) {
      return Reflect.apply(native, self, [method, engineURL(String(url)), ...rest]);
    }
  });
}
