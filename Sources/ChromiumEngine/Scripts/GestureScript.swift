/// The part of the observer that withdraws a gesture that a script of the app's counted as (W292).
///
/// A message that hands a capability on uses the page's activation up, in all of its frames; who
/// listens to the page is not notified of it.
enum GestureScript {
  /// The script's text, which makes `gesture`; the observer calls `gesture.acted` for what users do.
  static let text = """
    const gesture = (() => {
        let lastAct = -Infinity, isWithdrawing = false, mark;
        const swallow = event => {
          if (!isWithdrawing || event.source !== window || event.data !== mark) return;
          isWithdrawing = false;
          event.stopImmediatePropagation();
        };
        const listen = () => addEventListener('message', swallow, true);
        const acted = () => { lastAct = performance.now(); };
        // What the user did since the script ran still counts.
        const withdraw = milliseconds => {
          if (!navigator.userActivation?.isActive || performance.now() - lastAct < milliseconds) return;
          isWithdrawing = true;
          // New each time, and nothing that a page could use: one that is written anew may hear it.
          mark = crypto.randomUUID?.() ?? String(Math.random());
          try { postMessage(mark, { targetOrigin: '/', delegate: 'payment' }); }
          catch { isWithdrawing = false; }
        };
        return { listen, acted, withdraw };
      })();
    """
}
