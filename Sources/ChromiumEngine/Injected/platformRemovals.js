// Removes the interfaces and members that a release of iOS lacks. Runs in the page's world.
(interfaces, members) => {
  for (const name of interfaces) {
    delete globalThis[name];
  }
  for (const path of members) {
    const [name, member] = path.split('.');
    const owner = globalThis[name];
    for (const holder of [owner, owner?.prototype, name === 'Window' && globalThis]) {
      if (holder) delete holder[member];
    }
  }
}
