/// The script by which `window.open` returns `null` for a window that was refused (W304).
///
/// It runs in the page's own world, in every frame, before the page's scripts.
enum WindowScript {
  /// The script's text.
  ///
  /// - Parameter secret: The name of the mark that a refused window carries; nobody can guess it.
  static func text(secret: String) -> String {
    """
    (() => {
      const open = window.open;
      const isRefused = (opened) => {
        try { return opened.\(secret)Refused === true; } catch { return opened.closed; }
      };
      // Called through a proxy, the function looks as it did.
      window.open = new Proxy(open, {
        apply(target, self, words) {
          const opened = Reflect.apply(target, self, words);
          return opened && isRefused(opened) ? null : opened;
        },
      });
    })()
    """
  }

  /// What is run in a window that is refused, while the script that asked for it waits.
  static func refusal(secret: String) -> String { "window.\(secret)Refused = true" }
}
