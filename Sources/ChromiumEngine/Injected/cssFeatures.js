// Rewrites CSS so that the engine interprets it like a release of Safari.
// Unsupported features are renamed to invalid ones, which the engine ignores as Safari does; aliases are
// replaced with the engine's names. Returns the functions `sheet` for a style sheet, a rule or declarations,
// `condition` for a condition of `@supports`, `declaration` for one declaration and `media` for a media query,
// and `hint`, a regular expression that matches every string that can change.
(known) => {
  const [properties, keywords, functions, units, selectors, rules, syntax] = ['properties',
    'keywords', 'functions', 'units', 'selectors', 'rules', 'syntax'].map(name => new Set(known[name]));
  const { aliases, functionAliases, fonts, displayMode } = known;
  const absent = '-fanlight-absent-', invalid = 'var(--fanlight-invalid)';
  const touched = [...properties, ...[...functions, ...Object.keys(functionAliases)].map(name => name + '\\('),
      ...[...units].map(name => '\\d' + name), ...[...selectors].map(name => ':' + name),
      ...[...rules].map(name => '@' + name), ...[...keywords].map(name => name.split(':')[1]),
      ...Object.keys(aliases), ...Object.keys(fonts)];
  if (syntax.has('nesting')) touched.push('\\{[^}]*\\{');
  if (syntax.has('media-ranges')) touched.push('@media[^{]*[<>=]');
  if (displayMode) touched.push('display-mode');
  const hint = new RegExp(touched.join('|'), 'i');
  // Replaces comments, strings and URLs with spaces, which keeps the indices.
  const masked = text => text.replace(
    /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|url\((?:\\[\s\S]|[^)\\])*\)?/gi,
    part => ' '.repeat(part.length));
  const names = (text, pattern) => [...text.matchAll(pattern)].map(match => match[1].toLowerCase());
  const hasUnsupportedSelector = plain =>
    names(plain, /(?<!\\)::?([a-z-]+)/gi).some(name => selectors.has(name));
  // Returns a declaration's name and value; undefined if it does not change, null if it is ignored.
  const declaration = (property, value) => {
    // The declaration has been rewritten already.
    if (property.startsWith('--') || value.includes('--fanlight-')) return undefined;
    property = property.toLowerCase();
    const word = value.replace(/\s*!\s*important\s*$/i, '').trim();
    const keyword = word.toLowerCase();
    if (properties.has(property) || keywords.has(`${property}:${keyword}`)) return null;
    if (property === 'font' && fonts[keyword]) {
      return [property, fonts[keyword] + (/!\s*important\s*$/i.test(value) ? ' !important' : '')];
    }
    let changed = value;
    for (const name of Object.keys(functionAliases)) {
      const other = functionAliases[name];
      changed = changed.replace(new RegExp(`(?<![\\w-])${name}\\(`, 'gi'), `${other}(`);
    }
    const plain = masked(value);
    const called = names(plain, /([\w-]+)\(/g);
    const isUnsupported = called.some(name => functions.has(name))
      || names(plain, /(?<![\w#-])[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?([a-z]+)/gi).some(name => units.has(name));
    // A declaration with var() is invalid at computed-value time, not when it is parsed.
    if (isUnsupported) return !functions.has('var') && called.includes('var') ? [property, invalid] : null;
    if (!aliases[property] && changed === value) return undefined;
    const importance = /!\s*important\s*$/i.test(value) ? ' !important' : '';
    const plainValue = changed.replace(/\s*!\s*important\s*$/i, '').trim();
    return [aliases[property] ?? property, `var(--fanlight-other, ${plainValue})${importance}`];
  };
  const closing = (plain, start) => {
    let depth = 1, index = start;
    for (; index < plain.length && depth > 0; index += 1) {
      if (plain[index] === '(') depth += 1;
      if (plain[index] === ')') depth -= 1;
    }
    return depth === 0 ? index - 1 : plain.length;
  };
  // Conditions test the value itself, because every value with var() is valid.
  const plainly = value => value.replace(/^var\(--fanlight-other, ([\s\S]*)\)( !important)?$/, '$1');
  const condition = text => {
    const plain = masked(text), part = /(selector)?\(\s*(?:(-*[a-z_][\w-]*)\s*:)?/gi;
    let result = '', done = 0, match;
    while ((match = part.exec(plain))) {
      const [all, isSelector, name] = match, start = match.index + all.length;
      if (isSelector) {
        const from = match.index + 'selector('.length, end = closing(plain, from);
        if (hasUnsupportedSelector(plain.slice(from, end))) {
          result += text.slice(done, from) + ':' + absent;
          done = end;
        }
        part.lastIndex = end;
      } else if (name) {
        const end = closing(plain, start);
        const other = declaration(name, text.slice(start, end));
        if (other !== undefined) {
          result += text.slice(done, match.index) + '('
            + (other ? `${other[0]}: ${plainly(other[1])}` : `${absent}${name}: none`);
          done = end;
        }
        part.lastIndex = end;
      }
    }
    return result + text.slice(done);
  };
  // Replaces the display mode, which the engine cannot emulate, with conditions that are always or never true.
  const media = text => !displayMode ? text
    : text.replace(/\(\s*display-mode\s*:\s*([\w-]+)\s*\)/gi, (_, mode) =>
      mode.toLowerCase() === displayMode ? '(min-width: 0)' : '(max-width: 0)');
  const prelude = (text, plain, isNested) => {
    const start = plain.search(/\S/);
    if (start < 0) return text;
    const rest = plain.slice(start);
    const late = isNested && syntax.has('nesting');
    if (rest[0] !== '@') {
      // The value of a custom property may contain braces.
      if (/^--[\w-]*\s*:/.test(rest)) return text;
      return late || hasUnsupportedSelector(rest) ? `${text.slice(0, start)}:${absent},${text.slice(start)}` : text;
    }
    const name = (rest.match(/^@([\w-]+)/)?.[1] ?? '').toLowerCase();
    const isRange = name === 'media' && syntax.has('media-ranges') && /[<>=]/.test(rest) && !rest.includes(',');
    if (late || isRange || rules.has(name)) return `${text.slice(0, start)}@${absent}${text.slice(start + 1)}`;
    if (name === 'media') return media(text);
    return name === 'supports' ? condition(text) : text;
  };
  const statement = (text, plain) => {
    const start = plain.search(/\S/);
    if (start < 0) return text;
    if (plain[start] === '@') {
      const name = (plain.slice(start).match(/^@([\w-]+)/)?.[1] ?? '').toLowerCase();
      return rules.has(name) ? `${text.slice(0, start)}@${absent}${text.slice(start + 1)}` : text;
    }
    const colon = plain.indexOf(':', start);
    if (colon < 0) return text;
    const name = plain.slice(start, colon).trim();
    const other = declaration(name, text.slice(colon + 1));
    if (other === undefined) return text;
    return text.slice(0, start) + (other ? other.join(':') : absent + text.slice(start));
  };
  const sheet = text => {
    if (!hint.test(text)) return text;
    const plain = masked(text), blocks = [];
    let result = '', start = 0, depth = 0;
    for (let index = 0; index <= plain.length; index += 1) {
      const character = plain[index];
      if (character === '\\') { index += 1; continue; }
      if (character === '(' || character === '[') depth += 1;
      if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
      const ends = index === plain.length || character === '{' || character === '}' || (character === ';' && depth === 0);
      if (!ends) continue;
      const part = text.slice(start, index), plainPart = plain.slice(start, index);
      if (character === '{') {
        result += prelude(part, plainPart, blocks.includes('style'));
        blocks.push(/^\s*@/.test(plainPart) ? 'rule' : 'style');
      } else {
        result += statement(part, plainPart);
        if (character === '}') blocks.pop();
      }
      result += character ?? '';
      start = index + 1;
      depth = 0;
    }
    return result;
  };
  return { sheet, condition, declaration, media, hint };
}
