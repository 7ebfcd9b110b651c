/// The observer's function that keeps a document which opens another app's address.
///
/// Blink gives up the parsing of a document as soon as anything is loaded in its place, also what
/// it has nothing for, such as `tel:` or an app's own scheme; WebKit asks the app first, and the
/// document stays. So such a load is taken back before it begins, and the app is asked.
enum LeavingScript {
  /// The text, for the main frame's observer and the frames'.
  static let text = """
      const leaving = (() => {
        const isLoaded = /^(https?|file|about|data|blob|javascript|filesystem|view-source|chrome[a-z-]*):/i;
        const leave = event => {
          const { url } = event.destination;
          if (!event.cancelable || isLoaded.test(url)) return;
          if ((event.downloadRequest ?? null) !== null) return;
          event.preventDefault();
          const source = event.sourceElement;
          const isForm = source && (event.formData !== null || /^(form|input|button)$/i.test(source.tagName));
          report('leaves', [url, isForm ? 'form' : source ? 'link' : 'other']);
        };
        const listen = () => globalThis.navigation?.addEventListener('navigate', leave);
        return { listen };
      })();
    """
}
