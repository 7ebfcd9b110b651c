// Cancels navigations to another app's URL before they begin, for the observer.
// Blink stops parsing a document when a navigation begins; in WebKit the policy decision comes first. Such
// a navigation is canceled and reported instead.
(report) => {
  const isLoaded = /^(https?|file|about|data|blob|javascript|filesystem|view-source|chrome[a-z-]*):/i;
  const isForApp = url => !isLoaded.test(url);
  const leave = event => {
    const { url } = event.destination;
    if (!event.cancelable || !isForApp(url)) return;
    if ((event.downloadRequest ?? null) !== null) return;
    event.preventDefault();
    const source = event.sourceElement;
    const isForm = source && (event.formData !== null || /^(form|input|button)$/i.test(source.tagName));
    report('leaves', [url, isForm ? 'form' : source ? 'link' : 'other']);
  };
  const listen = () => globalThis.navigation?.addEventListener('navigate', leave);
  return { listen, isForApp };
}
