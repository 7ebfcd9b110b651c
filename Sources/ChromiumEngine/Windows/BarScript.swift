/// The script by which a page finds all bars of its window there, as in a web view, whose app is asked
/// for none.
///
/// The tabs of pages stand in windows without most of them (``PopupTabFactory``). It runs in the page's own
/// world, in every frame, before the page's scripts.
enum BarScript {
  /// The script's text.
  static let text = """
    (() => {
      const bar = Object.getOwnPropertyDescriptor(BarProp.prototype, 'visible');
      // Called through a proxy, the getter looks as it did, and refuses what is no bar.
      bar.get = new Proxy(bar.get, {
        apply(target, self, words) { Reflect.apply(target, self, words); return true; },
      });
      Object.defineProperty(BarProp.prototype, 'visible', bar);
    })()
    """
}
