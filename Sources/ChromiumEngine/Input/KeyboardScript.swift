/// The script by which `visualViewport` of the page is less high while a keyboard covers it (W71).
///
/// It runs in the page's world before the page's scripts. The observer script reports the keyboard to
/// it by an event with an unguessable name. Blink has no visual viewport smaller than the window.
enum KeyboardScript {
  /// The script's text.
  ///
  /// - Parameter secret: What the event's name begins with.
  static func text(secret: String) -> String {
    """
    (() => {
      if (window !== window.top || !window.visualViewport) return;
      const native = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height');
      const viewport = visualViewport;
      let covered = 0;
      // Called through a proxy, the getter looks as it did.
      Object.defineProperty(VisualViewport.prototype, 'height', {
        ...native,
        get: new Proxy(native.get, {
          apply(get, self, words) {
            const height = Reflect.apply(get, self, words);
            return self === viewport ? Math.max(0, height - covered / viewport.scale) : height;
          },
        }),
      });
      addEventListener('\(secret)Keyboard', event => {
        event.stopImmediatePropagation();
        covered = event.detail;
        viewport.dispatchEvent(new Event('resize'));
      }, true);
    })()
    """
  }
}
