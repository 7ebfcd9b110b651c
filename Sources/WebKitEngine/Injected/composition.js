// Returns whether a document has what only the compositor draws, and a flattened picture lacks. Runs in the
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
