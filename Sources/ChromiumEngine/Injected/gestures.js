// Withdraws the user gesture that a script of the app counted as, for the observer.
// A message that delegates a capability uses the page's activation up, in all of its frames.
() => {
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
    // New each time, and nothing that a page could use: a document that is written again may receive it.
    mark = crypto.randomUUID?.() ?? String(Math.random());
    try { postMessage(mark, { targetOrigin: '/', delegate: 'payment' }); }
    catch { isWithdrawing = false; }
  };
  return { listen, acted, withdraw };
}
