// Converts telephone numbers and URLs in a loaded document's text to links.
// Recognizes international telephone numbers with a plus sign, and grouped North American ones. Runs in an
// isolated world.
(findsPhoneNumbers, findsLinks) => {
  const phone = /(?<![\w+.\/-])(?:\+\d{1,3}(?:[\s.-]?\(?\d{1,4}\)?){2,6}|(?:1[\s.-])?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4})(?![\w\/-]|\.\d)/g;
  const link = /\b(?:https?:\/\/|www\.)[^\s<>"'()]*[^\s<>"'().,;:!?]/gi;
  const mail = /\b[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\b/gi;
  const skipped = 'a, script, style, noscript, textarea, input, select, button, option, title, [contenteditable]';
  const isPhone = text => {
    const digits = text.replace(/\D/g, '').length;
    return digits >= 8 && digits <= 15;
  };
  const forbidsPhones = () => [...document.querySelectorAll('meta[name="format-detection" i]')]
    .some(meta => /telephone\s*=\s*no/i.test(meta.content));
  const found = (text, phones) => {
    const all = [];
    const search = (pattern, type, address, isOne = () => true) => {
      for (const { 0: words, index } of text.matchAll(pattern)) {
        if (isOne(words)) all.push({ start: index, end: index + words.length, type, href: address(words) });
      }
    };
    if (findsLinks) {
      search(link, 'link', words => /^www/i.test(words) ? `http://${words}` : words);
      search(mail, 'email', words => `mailto:${words}`);
    }
    if (phones) search(phone, 'telephone', words => `tel:${encodeURI(words)}`, isPhone);
    all.sort((one, other) => one.start - other.start);
    return all.filter((match, i) => i === 0 || match.start >= all[i - 1].end);
  };
  const detect = () => {
    if (!document.body) return;
    const phones = findsPhoneNumbers && !forbidsPhones(), places = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.data.trim().length < 5 || text.parentElement.closest(skipped)) continue;
      const matches = found(text.data, phones);
      if (matches.length > 0) places.push([text, matches]);
    }
    let count = 0;
    for (const [text, matches] of places) {
      const numbers = matches.map(() => count++);
      // In reverse, because inserting a link changes the later offsets.
      for (let i = matches.length - 1; i >= 0; i -= 1) {
        const { start, end, type, href } = matches[i];
        const range = document.createRange(), made = document.createElement('a');
        range.setStart(text, start);
        range.setEnd(text, end);
        made.href = href;
        made.setAttribute('dir', 'ltr');
        made.setAttribute('x-apple-data-detectors', 'true');
        made.setAttribute('x-apple-data-detectors-type', type);
        made.setAttribute('x-apple-data-detectors-result', numbers[i]);
        range.surroundContents(made);
      }
    }
  };
  // Replacing a document's text removes its listeners.
  let root = null;
  const listen = () => {
    if (document.documentElement === root) return;
    root = document.documentElement;
    addEventListener('load', event => { if (event.target === document) detect(); }, { once: true });
  };
  new MutationObserver(listen).observe(document, { childList: true });
  listen();
}
