// Reads what a crawl needs of a document: its URL and content type, the URLs of its links in tree order,
// and its text up to a maximum length (docs/spec/audit.md, 8).
function (textLimit) {
  const links = new Set();
  const collect = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) collect(element.shadowRoot);
      if (element.localName !== 'a' || element.hasAttribute('download') || links.size >= 10000) continue;
      const href = element.getAttribute('href') ?? element.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
      if (href === null) continue;
      try {
        const url = new URL(href, document.baseURI);
        url.hash = '';
        if (url.protocol === 'http:' || url.protocol === 'https:') links.add(url.href);
      } catch { /* Not a URL. */ }
    }
  };
  collect(document);
  return JSON.stringify({
    address: location.href, type: document.contentType, links: [...links],
    text: textLimit > 0 ? (document.documentElement?.textContent ?? '').slice(0, textLimit) : '',
  });
}
