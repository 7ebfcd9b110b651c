// Cancels navigations to another app's URL before they begin, for the observer.
// Blink gives up the parsing of a document as soon as anything is loaded in its place; WebKit asks
// the app first, and the document stays. So such a load is canceled, and the app is asked.
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
