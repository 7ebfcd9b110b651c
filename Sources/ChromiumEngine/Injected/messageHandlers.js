// Defines `window.webkit.messageHandlers` in a world; returns `set`, which replaces the handlers, and
// `settle`, which settles the promise of a message.
// It captures the globals it uses before other scripts can replace them. `binding` is the name of the
// function that posts a message; `list` has the name of each handler, and whether it replies.
(binding, list) => {
  const post = globalThis[binding];
  delete globalThis[binding];
  const { apply, defineProperty, deleteProperty } = Reflect, { create, keys, is } = Object;
  const { stringify } = JSON, { isArray } = Array, { isFinite } = Number, clone = structuredClone;
  const { getTime } = Date.prototype, { toWellFormed } = String.prototype, global = globalThis;
  const Later = Promise, Exception = DOMException, Wrong = TypeError, Failed = Error;
  const tag = Symbol.toStringTag;
  const named = name => create(Object.prototype, { [tag]: { value: name, configurable: true } });
  const notCloneable = () => new Exception('The object can not be cloned.', 'DataCloneError');

  const text = (string) => stringify(apply(toWellFormed, string, []));
  const write = (value, parents) => {
    switch (typeof value) {
    case 'undefined': return '{"type":"undefined"}';
    case 'boolean': return `{"type":"boolean","value":${value}}`;
    case 'string': return `{"type":"string","value":${text(value)}}`;
    case 'number':
      if (isFinite(value) && !is(value, -0)) return `{"type":"number","value":${value}}`;
      return `{"type":"number","value":"${is(value, -0) ? '-0' : value}"}`;
    case 'object': break;
    default: throw notCloneable();
    }
    if (value === null) return '{"type":"null"}';
    for (let parent = parents; parent; parent = parent.next) {
      if (parent.value === value) throw notCloneable();
    }
    let time;
    try { time = apply(getTime, value, []); } catch {}
    if (time !== undefined) {
      return `{"type":"date","value":${time === time ? time : '"NaN"'}}`;
    }
    const inside = { value, next: parents };
    let list = '';
    if (isArray(value)) {
      for (let i = 0; i < value.length; i += 1) list += (i ? ',' : '') + write(value[i], inside);
      return `{"type":"array","value":[${list}]}`;
    }
    const names = keys(value);
    for (let i = 0; i < names.length; i += 1) {
      list += `${i ? ',' : ''}[${text(names[i])},${write(value[names[i]], inside)}]`;
    }
    return `{"type":"object","value":[${list}]}`;
  };

  let handlers = create(null), last = 0;
  const waiting = create(null);
  const makeHandler = (name, expectsReply) => {
    const handler = named('UserMessageHandler');
    const entry = { handler, expectsReply };
    const { postMessage } = {
      postMessage(message) {
        const count = arguments.length;
        return new Later((resolve, reject) => {
          if (count < 1) return reject(new Wrong('Not enough arguments'));
          if (handlers[name] !== entry) {
            return reject(new Exception('The object does not support the operation or argument.', 'InvalidAccessError'));
          }
          let body;
          try { body = write(clone(message), null); } catch { return reject(notCloneable()); }
          let number = 0;
          if (expectsReply) { number = last += 1; waiting[number] = { resolve, reject }; }
          post(`{"name":${text(name)},"number":${number},"body":${body}}`);
          if (!expectsReply) resolve();
        });
      },
    };
    defineProperty(handler, 'postMessage', { value: postMessage, configurable: true, writable: true });
    return entry;
  };

  const space = named('WebKitNamespace'), names = named('UserMessageHandlersNamespace');
  defineProperty(space, 'messageHandlers', { value: names, enumerable: true });
  let isShown = false;
  const set = (list) => {
    const old = handlers;
    handlers = create(null);
    for (let i = 0; i < list.length; i += 1) {
      const name = list[i][0], expectsReply = list[i][1];
      const kept = old[name];
      handlers[name] = kept && kept.expectsReply === expectsReply ? kept : makeHandler(name, expectsReply);
      defineProperty(names, name, { value: handlers[name].handler, enumerable: true, configurable: true });
    }
    const gone = keys(old);
    for (let i = 0; i < gone.length; i += 1) {
      if (!handlers[gone[i]]) deleteProperty(names, gone[i]);
    }
    if (list.length > 0 && !isShown) {
      isShown = defineProperty(global, 'webkit', { value: space, enumerable: true, configurable: true });
    } else if (list.length === 0 && isShown) {
      isShown = false;
      if (global.webkit === space) deleteProperty(global, 'webkit');
    }
  };
  const settle = (number, isValue, value) => {
    const promise = waiting[number];
    delete waiting[number];
    if (!promise) return;
    if (isValue) promise.resolve(value); else promise.reject(new Failed(value));
  };
  set(list);
  return { set, settle };
}
