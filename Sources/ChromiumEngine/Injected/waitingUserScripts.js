// Runs the user scripts that wait in a blank document: now, or when its text is set.
(list, awaitsText) => {
  const waiting = globalThis[list];
  if (!waiting) return;
  delete globalThis[list];
  for (const begin of waiting) begin(awaitsText);
}
