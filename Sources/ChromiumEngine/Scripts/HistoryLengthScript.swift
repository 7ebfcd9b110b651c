/// The script by which `history.length` leaves out the blank document that a tab begins with.
///
/// Chromium counts it as an entry of the tab's history, and a web view has no item for it (W332). It
/// runs in the page's own world, in every frame, before the page's scripts.
enum HistoryLengthScript {
  /// The script's text.
  static let text = """
    (() => {
      const length = Object.getOwnPropertyDescriptor(History.prototype, 'length');
      const { apply } = Reflect, { max } = Math;
      // Called through a proxy, the getter looks as it did, and refuses what is no history.
      length.get = new Proxy(length.get, {
        apply: (target, self, words) => max(1, apply(target, self, words) - 1),
      });
      Object.defineProperty(History.prototype, 'length', length);
    })()
    """
}
