// Returns whether a document has effects that only the compositor draws, not a flattened picture. Runs in the
// observer's world.
() => {
  const isComposed = element => {
    const style = getComputedStyle(element);
    return (style.backdropFilter ?? style.webkitBackdropFilter ?? 'none') !== 'none'
      || style.perspective !== 'none' || style.transformStyle === 'preserve-3d'
      || /^matrix3d/.test(style.transform);
  };
  const isAnyComposed = root => [...root.querySelectorAll('*')].some(element =>
    isComposed(element) || (element.shadowRoot && isAnyComposed(element.shadowRoot)));
  return isAnyComposed(document);
}
