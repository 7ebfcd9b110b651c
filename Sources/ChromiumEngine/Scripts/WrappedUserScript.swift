import WebEngine

/// User scripts that run without the debugger.
///
/// To stop a document costs Chromium many times what most scripts do, and a debugger that listens
/// slows all scripts of the page. A program that means the same inside a function
/// (``ScriptScopeScanner``) can be given to each document as one, which a few lines around it call in
/// time.
enum WrappedUserScript {
  /// The document's list of what waits in a blank one, whose text may still be to come.
  static func waitingList(secret: String) -> String { secret + "Waiting" }

  /// Whether scripts can run without the debugger; all of a page's do or none, for their order.
  static func canRun(_ scripts: [PageScripts.UserScript]) -> Bool {
    scripts.allSatisfy { ScriptScopeScanner.isPlain($0.source) }
  }

  /// What is run in each document from its beginning.
  ///
  /// - Parameter number: The script's place in the list, which its errors name.
  static func text(_ script: PageScripts.UserScript, number: Int, secret: String) -> String {
    // The program comes first, so that its lines keep their numbers.
    "((program, begin) => begin(program))(() => {" + script.source + "\n}, "
      + driver(script, waiting: waitingList(secret: secret))
      + ")\n//# sourceURL=user-script:\(number)"
  }

  /// What lets a blank document's scripts go on: now, or with the text that replaces it.
  static func goOn(awaitingText: Bool, secret: String) -> String {
    let list = waitingList(secret: secret)
    return """
      if (globalThis.\(list)) {
        const waiting = \(list);
        delete globalThis.\(list);
        for (const begin of waiting) begin(\(awaitingText));
      }
      """
  }

  /// The lines around a program: they keep what they need of the globals before any other script
  /// can change them.
  private static func driver(_ script: PageScripts.UserScript, waiting: String) -> String {
    """
    (program) => {
      if (\(script.isForMainFrameOnly) && window !== top) return;
      const isAtStart = \(script.time == .documentStart);
      const { apply } = Reflect, add = EventTarget.prototype.addEventListener;
      let root = null, isDone = false;
      const run = () => {
        if (isDone) return;
        isDone = true;
        observer.disconnect();
        try { program(); } catch {}
      };
      const hear = (name, listener, capture) =>
        apply(add, window, [name, listener, { capture, once: true }]);
      const listen = () => {
        // The listener that is added on the way down is the window's last on the way up.
        hear('DOMContentLoaded', () => hear('DOMContentLoaded', run, false), true);
        hear('load', event => { if (event.target === document) run(); }, true);
      };
      const look = () => {
        const now = document.documentElement;
        if (!now || now === root) return;
        root = now;
        if (isAtStart) return run();
        // Where the text is replaced, all listeners are gone; one without scripts is parsed by now.
        if (document.readyState === 'complete') run(); else listen();
      };
      const observer = new MutationObserver(look);
      const begin = () => {
        observer.observe(document, { childList: true });
        look();
      };
      if (window !== top || location.href !== 'about:blank') return begin();
      if (!globalThis.\(waiting)) {
        Object.defineProperty(globalThis, '\(waiting)', { value: [], configurable: true });
      }
      \(waiting).push(awaitsText => {
        if (!awaitsText) return run();
        root = document.documentElement;
        begin();
      });
    }
    """
  }
}
