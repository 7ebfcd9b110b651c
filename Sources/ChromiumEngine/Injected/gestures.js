// Ends the user activation that a script of the app gave the page, for the observer.
// A message that delegates a capability consumes the activation of all frames.
() => {
  let lastInteraction = -Infinity, isWithdrawing = false, token;
  const intercept = event => {
    if (!isWithdrawing || event.source !== window || event.data !== token) return;
    isWithdrawing = false;
    event.stopImmediatePropagation();
  };
  const listen = () => addEventListener('message', intercept, true);
  const acted = () => { lastInteraction = performance.now(); };
  // A gesture of the user after the script keeps its activation.
  const withdraw = milliseconds => {
    if (!navigator.userActivation?.isActive || performance.now() - lastInteraction < milliseconds) return;
    isWithdrawing = true;
    // A random value, because a document whose text was replaced may receive the message.
    token = crypto.randomUUID?.() ?? String(Math.random());
    try { postMessage(token, { targetOrigin: '/', delegate: 'payment' }); }
    catch { isWithdrawing = false; }
  };
  return { listen, acted, withdraw };
}
