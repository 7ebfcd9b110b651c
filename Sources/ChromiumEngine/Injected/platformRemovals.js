// Removes the interfaces, the built-ins and the members that a release of iOS lacks. Runs in the main world.
(interfaces, members) => {
  const page = globalThis;
  const named = name => name === 'TypedArray' ? Object.getPrototypeOf(Int8Array) : page[name];
  // Members first: objects of a removed interface still have them.
  for (const path of members) {
    const parts = path.split('.'), member = parts.pop();
    let owner = named(parts[0]);
    for (let i = 1; i < parts.length; i += 1) owner = owner?.[parts[i]];
    for (const holder of [owner, owner?.prototype, parts[0] === 'Window' && page]) {
      if (holder) delete holder[member];
    }
  }
  for (const name of interfaces) delete page[name];
}
