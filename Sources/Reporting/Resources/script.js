'use strict';
(() => {
  const report = JSON.parse(document.getElementById('data').textContent);
  const byID = (list) => new Map(list.map((entry) => [entry.id, entry]));
  const screens = byID(report.screens);
  const pictures = byID(report.pictures);
  const findings = new Map(report.findings.map((finding) => [finding.fingerprint, finding]));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const filterForm = document.getElementById('filter');
  const notice = document.getElementById('notice');
  const svgNamespace = 'http://www.w3.org/2000/svg';

  /** Returns a new element; children are elements or text, never markup. */
  function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
      else if (key in element && typeof value !== 'string') element[key] = value;
      else element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  function shape(name, attributes) {
    const element = document.createElementNS(svgNamespace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }

  const screenName = (id) => {
    const screen = screens.get(id);
    return screen ? `${screen.device}, iOS ${screen.system}, ${screen.orientation}` : id;
  };

  /** Returns the URL of a picture, which the page contains once. */
  function source(id) {
    const element = id && document.getElementById(`picture-${id}`);
    return element ? element.getAttribute('src') ?? element.getAttribute('href') : null;
  }

  // Links: the fragment is a path and a query.

  function route() {
    const text = location.hash.replace(/^#/, '');
    if (!text.startsWith('/')) return { parts: [], query: new URLSearchParams() };
    const [path, query = ''] = text.split('?', 2);
    try {
      const parts = path.slice(1).split('/').filter(Boolean).map(decodeURIComponent);
      return { parts, query: new URLSearchParams(query) };
    } catch {
      return { parts: ['unknown'], query: new URLSearchParams() };
    }
  }

  const link = (parts, query) => {
    const text = new URLSearchParams(query).toString();
    return `#/${parts.map(encodeURIComponent).join('/')}${text ? `?${text}` : ''}`;
  };

  // The filter, whose state is in the URL.

  const family = (screen) => (/^iPad/.test(screen.device) ? 'iPad' : 'iPhone');
  const era = (screen) => {
    const major = parseInt(screen.system, 10);
    return major >= 26 ? 'iOS 26 and later' : major >= 11 ? 'iOS 11 to 18' : 'iOS 7 to 10';
  };
  const values = (list) => [...new Set(list.filter((value) => value !== undefined && value !== null))];
  const facets = {
    severity: ['Severity', values(report.findings.map((finding) => finding.severity))],
    rule: ['Rule', values(report.findings.map((finding) => finding.rule)).sort()],
    certainty: ['Certainty', values(report.findings.map((finding) => finding.certainty))],
    status: ['Status', values(report.findings.map((finding) => finding.status))],
    result: ['Result', values(report.comparisons.map((comparison) => comparison.result))],
    host: ['Host', values(report.shots.map((shot) => shot.host)).sort()],
    device: ['Devices', values(report.screens.map(family))],
    orientation: ['Orientation', values(report.screens.map((screen) => screen.orientation))],
    era: ['System', values(report.screens.map(era))],
  };
  const words = make('input', { type: 'search', name: 'q', placeholder: 'Filter', 'aria-label': 'Words to look for' });
  const count = make('output', {});
  const selects = {};
  filterForm.append(words);
  for (const [name, [title, options]] of Object.entries(facets)) {
    if (options.length < 2) continue;
    selects[name] = make('select', { name, 'aria-label': title }, make('option', { value: '' }, title),
      ...options.map((value) => make('option', { value }, value)));
    filterForm.append(selects[name]);
  }
  filterForm.append(make('button', { type: 'button', onclick: showHelp, 'aria-label': 'Keys and help' }, '?'), count);
  filterForm.hidden = false;

  // The entries with the text that the filter matches, computed once.
  const findingEntries = [...document.querySelectorAll('[data-finding]')].map((element) => {
    const finding = findings.get(element.dataset.finding) ?? { screens: [] };
    return { element, finding, text: element.textContent.toLowerCase() };
  });
  const comparisonEntries = [...document.querySelectorAll('[data-comparison]')].map((element) => ({
    element,
    comparison: report.comparisons.find((entry) =>
      entry.id === element.dataset.comparison && entry.screen === element.dataset.screen
      && (entry.host ?? '') === element.dataset.host && (entry.position ?? '') === element.dataset.position) ?? {},
    text: element.textContent.toLowerCase(),
  }));
  const cells = [...document.querySelectorAll('.strip li')].map((element) => ({
    element, screens: element.dataset.screens.split(' '), text: element.closest('.strip').textContent.toLowerCase(),
    host: new URLSearchParams(element.querySelector('a').getAttribute('href').split('?')[1]).get('host'),
  }));

  function screenMatches(id, query) {
    const screen = screens.get(id);
    if (!screen) return true;
    return (!query.get('device') || family(screen) === query.get('device'))
      && (!query.get('orientation') || screen.orientation === query.get('orientation'))
      && (!query.get('era') || era(screen) === query.get('era'));
  }

  function filter(query) {
    const wanted = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const has = (text) => wanted.every((word) => text.includes(word));
    const is = (name, value) => !query.get(name) || query.get(name) === value;
    let shown = 0;
    for (const { element, finding, text } of findingEntries) {
      const matches = has(text) && !query.get('result')
        && ['severity', 'rule', 'certainty', 'status'].every((name) => is(name, finding[name]))
        && (finding.screens.length === 0 || finding.screens.some((place) =>
          is('host', place.host) && screenMatches(place.screen, query)));
      element.hidden = !matches;
      shown += matches ? 1 : 0;
    }
    const isOfFindings = ['severity', 'rule', 'certainty', 'status'].some((name) => query.get(name));
    for (const { element, comparison, text } of comparisonEntries) {
      const matches = has(text) && !isOfFindings && is('result', comparison.result)
        && is('host', comparison.host) && screenMatches(comparison.screen, query);
      element.hidden = !matches;
      shown += matches ? 1 : 0;
    }
    for (const { element, screens: ids, text, host } of cells) {
      element.hidden = !(has(text) && is('host', host) && ids.some((id) => screenMatches(id, query)));
    }
    for (const strip of document.querySelectorAll('.strip')) {
      strip.hidden = !strip.querySelector('li:not([hidden])');
    }
    const all = findingEntries.length + comparisonEntries.length;
    count.textContent = shown === all ? '' : `${shown} of ${all}`;
  }

  const filterQuery = () => [...new FormData(filterForm)].filter(([, value]) => value !== '');
  filterForm.addEventListener('submit', (event) => event.preventDefault());
  filterForm.addEventListener('input', () => {
    const query = filterQuery();
    history.replaceState(null, '', link([], query));
    filter(new URLSearchParams(query));
  });

  // The viewer.

  const modes = ['single', 'side by side', 'slider', 'onion', 'difference', 'blink', 'three-part'];
  const viewer = { subject: null, mode: 'single', zoom: 0, overlays: true, share: 0.5, timer: 0 };
  const title = make('h2', { id: 'viewer-title' });
  const modeBar = make('div', { class: 'modes', role: 'group', 'aria-label': 'View' });
  const zoomBar = make('div', { class: 'modes', role: 'group', 'aria-label': 'Zoom' });
  const range = make('input', { type: 'range', min: '0', max: '100', value: '50', 'aria-label': 'Share of the actual picture' });
  const rangeLabel = make('label', { class: 'range', hidden: true }, range);
  const overlayButton = make('button', { type: 'button', 'aria-pressed': 'true' }, 'Overlays');
  const stage = make('div', { class: 'stage', tabindex: '0', role: 'region', 'aria-label': 'Pictures' });
  const side = make('div', { class: 'side', tabindex: '0', role: 'region', 'aria-label': 'Numbers' });
  const loupe = make('p', { class: 'loupe', 'aria-live': 'off' });
  const dialog = make('dialog', { 'aria-labelledby': 'viewer-title' },
    make('div', { class: 'viewer' },
      make('header', {}, title, make('button', { type: 'button', onclick: () => dialog.close() }, 'Close'),
        modeBar, rangeLabel, zoomBar, overlayButton),
      stage, side));
  document.body.append(dialog);
  const amplify = shape('svg', { class: 'store', 'aria-hidden': 'true' });
  const amplifier = shape('filter', { id: 'amplify', 'color-interpolation-filters': 'sRGB' });
  const transfer = shape('feComponentTransfer', {});
  for (const channel of ['R', 'G', 'B']) transfer.append(shape(`feFunc${channel}`, { type: 'linear', slope: '8' }));
  amplifier.append(transfer);
  amplify.append(amplifier);
  document.body.append(amplify);

  for (const [index, mode] of modes.entries()) {
    modeBar.append(make('button', { type: 'button', 'data-mode': mode, title: `${index + 1}`, onclick: () => setMode(mode) },
      mode[0].toUpperCase() + mode.slice(1)));
  }
  const zooms = [[0, 'Fit'], [1, '1×'], [2, '2×'], [4, '4×'], [8, '8×']];
  for (const [zoom, name] of zooms) {
    zoomBar.append(make('button', { type: 'button', 'data-zoom': `${zoom}`, onclick: () => { viewer.zoom = zoom; draw(); } }, name));
  }
  range.addEventListener('input', () => { viewer.share = range.value / 100; arrange(); });
  overlayButton.addEventListener('click', toggleOverlays);
  dialog.addEventListener('close', () => {
    clearInterval(viewer.timer);
    viewer.subject = null;
    // When a link to something else closed the viewer, the URL is already that link's.
    if (!viewer.isLeft) history.pushState(null, '', link([], filterQuery()));
    viewer.isLeft = false;
    viewer.opener?.focus();
  });

  /** Closes the viewer because the URL names something else. */
  function leave() {
    if (!dialog.open) return;
    viewer.isLeft = true;
    dialog.close();
  }

  function toggleOverlays() {
    viewer.overlays = !viewer.overlays;
    draw();
  }

  function setMode(mode) {
    if (!viewer.subject?.expected || !viewer.subject.actual) return;
    viewer.mode = mode;
    const { parts, query } = route();
    if (parts.length) {
      query.set('view', mode);
      history.replaceState(null, '', link(parts, query));
    }
    draw();
  }

  const rectangle = (name, rect) => shape('rect', {
    class: name, x: rect.x, y: rect.y, width: Math.max(rect.width, 0), height: Math.max(rect.height, 0),
  });

  /** Returns the box of a difference, over a picture whose aspect ratio is not that of its screen. */
  function differenceBox(subject, size) {
    if (!subject.result || !subject.scale) return null;
    const [width, height] = [size.width / subject.scale, size.height / subject.scale];
    const svg = shape('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
    for (const box of subject.boxes) svg.append(rectangle('box', box));
    return svg;
  }

  /** Returns the overlays of a screen; only the difference's box if the picture shows more or less than the screen. */
  function overlay(subject, size) {
    const screen = screens.get(subject.screen);
    if (!viewer.overlays) return null;
    if (!screen || Math.abs(size.width * screen.height / (size.height * screen.width) - 1) > 0.01) {
      return differenceBox(subject, size);
    }
    const svg = shape('svg', { viewBox: `0 0 ${screen.width} ${screen.height}`, 'aria-hidden': 'true' });
    const safe = screen.safeArea;
    svg.append(rectangle('safe', {
      x: safe.left, y: safe.top, width: screen.width - safe.left - safe.right, height: screen.height - safe.top - safe.bottom,
    }));
    for (const obstruction of screen.obstructions) svg.append(shape('path', { class: 'obstruction', d: obstruction.path }));
    for (const mask of subject.masks ?? []) svg.append(rectangle('mask', mask));
    for (const change of subject.changes ?? []) {
      const frame = (list) => ({ x: list[0], y: list[1], width: list[2], height: list[3] });
      if (change.from) svg.append(rectangle('from', frame(change.from)));
      if (change.to) svg.append(rectangle('to', frame(change.to)));
      if (change.from && change.to) {
        svg.append(shape('line', {
          class: 'to', x1: change.from[0] + change.from[2] / 2, y1: change.from[1] + change.from[3] / 2,
          x2: change.to[0] + change.to[2] / 2, y2: change.to[1] + change.to[3] / 2,
        }));
      }
    }
    if (subject.cover) svg.append(rectangle('cover', subject.cover));
    for (const box of subject.boxes ?? []) svg.append(rectangle('box', box));
    return svg;
  }

  function picture(id, name) {
    const found = source(id);
    return found ? make('img', { src: found, alt: name, draggable: 'false' })
      : make('span', { class: 'plate' }, `picture missing: ${id}`);
  }

  /** Shows the viewer's pictures in its mode. */
  function draw() {
    const { subject } = viewer;
    if (!subject) return;
    clearInterval(viewer.timer);
    const canCompare = Boolean(subject.expected && subject.actual);
    const mode = canCompare ? viewer.mode : 'single';
    modeBar.hidden = !canCompare;
    rangeLabel.hidden = mode !== 'slider' && mode !== 'onion';
    overlayButton.setAttribute('aria-pressed', `${viewer.overlays}`);
    for (const button of modeBar.children) button.setAttribute('aria-pressed', `${button.dataset.mode === mode}`);
    for (const button of zoomBar.children) button.setAttribute('aria-pressed', `${Number(button.dataset.zoom) === viewer.zoom}`);
    const shown = subject.actual ?? subject.expected;
    const sheets = make('div', { class: 'sheets' });
    if (mode === 'single') sheets.append(sheet(subject, [[shown, 'Picture']]));
    else if (mode === 'side by side') sheets.append(sheet(subject, [[subject.expected, 'Expected']]), sheet(subject, [[subject.actual, 'Actual']]));
    else if (mode === 'three-part') {
      sheets.append(sheet(subject, [[subject.expected, 'Expected']]));
      if (subject.difference) sheets.append(sheet(subject, [[subject.difference, 'Difference']]));
      sheets.append(sheet(subject, [[subject.actual, 'Actual']]));
    } else sheets.append(sheet(subject, [[subject.expected, 'Expected'], [subject.actual, 'Actual']], mode));
    stage.replaceChildren(sheets);
    viewer.zoomable = sheets;
    arrange();
    if (mode === 'blink' && !calm.matches) {
      viewer.timer = setInterval(() => sheets.querySelector('.above')?.classList.toggle('hidden'), 250);
    }
    const box = subject.boxes?.[0];
    const drawn = sheets.querySelector('.sheet');
    const width = subject.scale ? drawn.dataset.width / subject.scale : screens.get(subject.screen)?.width;
    if (box && width && viewer.zoom) {
      const scale = drawn.clientWidth / width;
      stage.scrollTo(box.x * scale - stage.clientWidth / 2, box.y * scale - stage.clientHeight / 2);
    }
  }

  function sheet(subject, layers, mode = '') {
    const [id] = layers[0];
    const size = pictures.get(id) ?? { width: 300, height: 600 };
    const element = make('div', { class: 'sheet' });
    if (mode === 'difference') element.classList.add('amplified');
    for (const [index, [layer, name]] of layers.entries()) {
      const image = picture(layer, name);
      if (index) image.classList.add('above', mode);
      element.append(image);
    }
    const drawn = mode === 'difference' ? null : overlay(subject, size);
    if (drawn) element.append(drawn);
    element.dataset.width = size.width;
    element.dataset.height = size.height;
    element.addEventListener('pointermove', (event) => readColors(event, element, layers));
    return element;
  }

  /** Sets the sizes of the sheets, and the opacity or clip path of the picture above. */
  function arrange() {
    const sheets = [...stage.querySelectorAll('.sheet')];
    const width = (stage.clientWidth - 40 - 20 * (sheets.length - 1)) / Math.max(sheets.length, 1);
    for (const element of sheets) {
      const size = { width: Number(element.dataset.width), height: Number(element.dataset.height) };
      const fit = Math.min(width / size.width, (stage.clientHeight - 40) / size.height);
      const scale = viewer.zoom ? viewer.zoom / devicePixelRatio : Math.max(fit, 0.05);
      element.style.width = `${size.width * scale}px`;
      element.style.height = `${size.height * scale}px`;
      element.classList.toggle('pixels', viewer.zoom >= 2);
      const above = element.querySelector('.above');
      if (!above) continue;
      above.style.opacity = above.classList.contains('onion') ? `${viewer.share}` : '';
      above.style.clipPath = above.classList.contains('slider') ? `inset(0 0 0 ${(1 - viewer.share) * 100}%)` : '';
    }
  }

  const canvas = make('canvas', { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });

  /** Returns the color in the canvas; null for a picture in a separate file, whose pixels a script may not read. */
  function readPixel() {
    try {
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    } catch {
      return null;
    }
  }

  /** Shows the color of the pixel under the pointer, in each picture. */
  function readColors(event, element, layers) {
    const bounds = element.getBoundingClientRect();
    const x = Math.floor(((event.clientX - bounds.left) / bounds.width) * Number(element.dataset.width));
    const y = Math.floor(((event.clientY - bounds.top) / bounds.height) * Number(element.dataset.height));
    const { subject } = viewer;
    const list = subject.expected && subject.actual
      ? [[subject.expected, 'expected'], [subject.actual, 'actual']] : layers;
    const colors = list.map(([id, name]) => {
      const image = viewer.images.get(id);
      if (!image?.complete) return '';
      context.clearRect(0, 0, 1, 1);
      context.drawImage(image, -x, -y);
      const pixel = readPixel();
      if (!pixel) return '';
      return `${name.toLowerCase()} #${pixel.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    });
    loupe.textContent = `pixel ${x}, ${y}: ${colors.filter(Boolean).join(', ')}`;
  }

  // The numbers beside the picture.

  function lines(value, name = '') {
    if (value === null || value === undefined) return [];
    if (Array.isArray(value)) return value.length ? [[name, value.map((part) => (part && typeof part === 'object' ? JSON.stringify(part) : part)).join(', ')]] : [];
    if (typeof value !== 'object') return [[name, `${value}`]];
    const entries = Object.entries(value);
    if (entries.length && entries.every(([, part]) => typeof part === 'number')) {
      return [[name, entries.map(([key, part]) => `${key} ${part}`).join(', ')]];
    }
    return entries.flatMap(([key, part]) => lines(part, name ? `${name}.${key}` : key));
  }

  const list = (entries) => make('dl', {}, ...entries.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));

  function copyButton(name, text) {
    const button = make('button', { type: 'button' }, `Copy ${name}`);
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(text());
        button.textContent = 'Copied';
      } catch {
        button.replaceWith(make('input', { value: text(), readonly: true, 'aria-label': name }));
      }
    });
    return button;
  }

  const quoted = (text) => (/^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

  function shotCommand(subjectID, screenID) {
    const page = report.subjects.find((entry) => entry.id === subjectID);
    const screen = screens.get(screenID);
    if (!page || !screen || page.kind !== 'page') return null;
    return `fanlight shot ${quoted(page.address ?? page.file ?? page.id)} --device ${quoted(screen.device)}`
      + ` --os ${quoted(screen.system)} --orientation ${quoted(screen.orientation)}`;
  }

  function describe(subject) {
    const screen = screens.get(subject.screen);
    const parts = [loupe];
    if (screen) {
      parts.push(make('h3', {}, 'Screen'), list([
        ['device', screen.device], ['system', `iOS ${screen.system}`], ['size', `${screen.width} × ${screen.height} @${screen.scale}x`],
        ['safe area', ['top', 'left', 'bottom', 'right'].map((edge) => `${edge} ${screen.safeArea[edge]}`).join(', ')],
      ]));
    }
    if (subject.facts?.length) parts.push(make('h3', {}, subject.result ? 'Comparison' : 'Finding'), list(subject.facts));
    const shot = report.shots.find((entry) => entry.subject === subject.id && entry.screen === subject.screen
      && (entry.host ?? null) === (subject.host ?? null) && (!subject.at || entry.position === subject.at));
    if (shot?.measurement) parts.push(make('h3', {}, 'Measured'), list(lines(shot.measurement)));
    if (subject.changes?.length) {
      parts.push(make('h3', {}, 'Changes'), ...subject.changes.map((change) => make('p', {},
        `${change.kind} ${change.view}`, change.from ? ` from ${change.from.join(', ')}` : '', change.to ? ` to ${change.to.join(', ')}` : '')));
    }
    const actions = make('p', { class: 'actions' }, copyButton('link', () => location.href));
    if (subject.css) actions.append(copyButton('CSS', () => subject.css));
    const command = shotCommand(subject.id, subject.screen);
    if (command) actions.append(copyButton('command', () => command));
    if (subject.test) actions.append(copyButton('command', () => `FANLIGHT_RECORD=failed swift test --filter ${quoted(subject.test)}`));
    parts.push(actions);
    side.replaceChildren(...parts);
  }

  function open(subject, mode) {
    if (!dialog.open) viewer.opener = document.activeElement;
    viewer.subject = subject;
    viewer.images = new Map([subject.expected, subject.actual, subject.difference].filter(Boolean).map((id) => {
      const image = new Image();
      image.src = source(id) ?? '';
      return [id, image];
    }));
    if (modes.includes(mode)) viewer.mode = mode;
    title.textContent = subject.title;
    loupe.textContent = '';
    if (!dialog.open) dialog.showModal();
    describe(subject);
    draw();
  }

  // The target of a link.

  function show() {
    const { parts, query } = route();
    notice.hidden = true;
    document.querySelector('.selected')?.classList.remove('selected');
    const subject = parts.length ? subjectOf(parts, query) : null;
    if (!subject) {
      leave();
      // The query of a link to a shot is not a filter.
      const wanted = parts.length ? new URLSearchParams() : query;
      words.value = wanted.get('q') ?? '';
      for (const [name, select] of Object.entries(selects)) select.value = wanted.get(name) ?? '';
      filter(wanted);
      if (parts.length === 0) return;
      notice.textContent = `This report does not have “${parts.join(' / ')}”; below is what it has.`;
      notice.hidden = false;
      return;
    }
    subject.element?.classList.add('selected');
    open(subject, query.get('view'));
  }

  function subjectOf([kind, ...parts], query) {
    if (kind === 'finding') {
      const finding = findings.get(parts[0]);
      if (!finding?.worst) return null;
      const { worst } = finding;
      return {
        id: finding.subject, screen: worst.screen, host: worst.host, at: worst.position, actual: worst.picture,
        title: `${finding.rule} on ${screenName(worst.screen)}`, boxes: worst.rect ? [worst.rect] : [],
        cover: worst.obstruction?.rect, css: finding.advice?.css,
        element: findingEntries.find((entry) => entry.finding === finding)?.element,
        facts: [['rule', finding.rule], ['severity', finding.severity], ['element', finding.element?.selector ?? finding.element?.view ?? 'the page'],
          ...lines(worst.rect, 'frame'), ...lines(worst.obstruction, 'obstruction'), ...lines(worst.overlap, 'overlap'),
          ...lines(finding.response, 'moves by inset'), ['screens', `${new Set(finding.screens.map((place) => place.screen)).size}`]],
      };
    }
    if (kind === 'comparison') {
      const comparison = report.comparisons.find((entry) => entry.id === parts[0] && entry.screen === parts[1]
        && (!query.get('host') || entry.host === query.get('host'))
        && (!query.get('at') || entry.position === query.get('at')));
      if (!comparison) return null;
      const shot = report.shots.find((entry) => ['subject', 'screen', 'host', 'position'].every((key) => entry[key] === comparison[key]));
      return {
        ...comparison, scale: screens.get(comparison.screen)?.scale ?? shot?.scale, id: comparison.subject, at: comparison.position, test: comparison.source ? comparison.id : null,
        title: `${comparison.id} on ${screenName(comparison.screen)}`,
        boxes: comparison.pixels?.box ? [comparison.pixels.box] : [],
        element: comparisonEntries.find((entry) => entry.comparison === comparison)?.element,
        facts: [['result', comparison.result], ['tolerance', comparison.tolerance], ...lines(comparison.pixels, 'pixels')],
      };
    }
    if (kind === 'shot') {
      const shot = report.shots.find((entry) => entry.subject === parts[0] && entry.screen === parts[1]
        && ['host', 'name'].every((name) => !query.get(name) || entry[name] === query.get(name))
        && (!query.get('at') || entry.position === query.get('at')));
      if (!shot) return null;
      const boxes = report.findings.flatMap((finding) => finding.subject !== shot.subject ? [] : finding.screens
        .filter((place) => place.screen === shot.screen && place.host === shot.host && place.position === shot.position && place.rect)
        .map((place) => place.rect));
      return {
        id: shot.subject, screen: shot.screen, host: shot.host, at: shot.position, actual: shot.picture, boxes,
        title: `${[shot.subject, shot.host, shot.position, shot.name].filter(Boolean).join(', ')} on ${screenName(shot.screen)}`,
      };
    }
    return null;
  }

  // Keyboard shortcuts.

  const help = make('dialog', { class: 'help', 'aria-label': 'Keys' });
  document.body.append(help);

  function showHelp() {
    if (help.open) return help.close();
    const keys = [['j, k', 'next and previous finding'], ['← →', 'screen beside'], ['↑ ↓', 'row above and below'],
      ['1 … 7', modes.join(', ')], ['o', 'overlays'], ['+ −', 'zoom'], ['/', 'filter'], ['Esc', 'close']];
    help.replaceChildren(make('div', { class: 'side' }, make('h2', {}, 'Keys'), list(keys),
      make('button', { type: 'button', onclick: () => help.close() }, 'Close')));
    help.showModal();
  }

  function stepFinding(by) {
    const shown = [...findingEntries, ...comparisonEntries].map((entry) => entry.element).filter((element) => !element.hidden);
    const at = shown.findIndex((element) => element.classList.contains('selected'));
    const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by];
    if (!next) return;
    const href = next.querySelector('.actions a').getAttribute('href');
    if (dialog.open) {
      location.hash = href;
    } else {
      shown[at]?.classList.remove('selected');
      next.classList.add('selected');
      next.scrollIntoView({ block: 'center' });
      next.querySelector('.actions a').focus({ preventScroll: true });
    }
  }

  function stepShot(columns, rows) {
    const { parts } = route();
    if (parts[0] !== 'shot') return false;
    const strips = [...document.querySelectorAll('.strip:not([hidden])')]
      .map((strip) => [...strip.querySelectorAll('li:not([hidden]) a')].map((anchor) => anchor.getAttribute('href')));
    const current = location.hash.split('&view=')[0];
    const row = strips.findIndex((strip) => strip.includes(current));
    if (row < 0) return false;
    const column = strips[row].indexOf(current);
    const target = strips[row + rows]?.[Math.min(column + columns, strips[row + rows].length - 1)];
    if (target) location.hash = target;
    return true;
  }

  addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.target.matches('select, input:not([type="range"])')) {
      if (event.key === 'Escape' && !dialog.open) event.target.blur();
      return;
    }
    if (event.target === range && event.key.startsWith('Arrow')) return;
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (event.key === 'j') stepFinding(1);
    else if (event.key === 'k') stepFinding(-1);
    else if (dialog.open && /^[1-7]$/.test(event.key)) setMode(modes[event.key - 1]);
    else if (dialog.open && event.key === 'o') toggleOverlays();
    else if (dialog.open && (event.key === '+' || event.key === '-')) {
      const at = zooms.findIndex(([zoom]) => zoom === viewer.zoom) + (event.key === '+' ? 1 : -1);
      viewer.zoom = zooms[Math.min(Math.max(at, 0), zooms.length - 1)][0];
      draw();
    } else if (dialog.open && arrows[event.key]) {
      if (!stepShot(...arrows[event.key])) return;
    } else if (event.key === '/' && !dialog.open) words.focus();
    else if (event.key === '?') showHelp();
    else return;
    event.preventDefault();
  });

  addEventListener('hashchange', show);
  addEventListener('resize', arrange);
  show();
})();
