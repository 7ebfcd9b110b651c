extension GalleryPage {
  /// The page's style sheet: the list beside the figures on a wide screen, one column on a phone,
  /// light and dark mode.
  static let style = """
    :root {
      --ground: #f5f5f7; --card: #fff; --ink: #1d1d1f; --quiet: #5c5c61; --line: #d6d6db;
      --accent: #0057b8; --wrong: #b3001b; --good: #1b6e33; --inset: #b80d62; --code: #f3f3f6;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161618; --card: #2a2a2d; --ink: #f2f2f4; --quiet: #b4b4ba; --line: #47474c;
        --accent: #7cb8ff; --wrong: #ff8a94; --good: #7fdc97; --inset: #ff8cc0; --code: #1d1d20;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: break-word;
      font: 17px/1.5 -apple-system, system-ui, "Inter", "Segoe UI", sans-serif;
    }
    .page {
      margin: 0 auto; max-width: 1080px;
      padding: max(16px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right))
        max(32px, env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left));
    }
    .beside { display: none; }
    .above {
      background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      margin: 16px 0; padding: 10px 16px;
    }
    .skip { position: absolute; left: -9999px; }
    .skip:focus { left: 16px; top: 16px; z-index: 1; padding: 8px; background: var(--card); }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    summary { cursor: pointer; font-weight: 600; padding: 4px 0; }
    h1 { font-size: 32px; line-height: 1.2; margin: 16px 0 8px; }
    h2 { font-size: 26px; line-height: 1.25; margin: 56px 0 4px; }
    h3 { font-size: 20px; line-height: 1.3; margin: 0 0 8px; }
    h4 { font-size: 16px; margin: 20px 0 0; }
    p { margin: 8px 0; }
    section, article, dt { scroll-margin-top: 12px; }
    code, pre, .log ol {
      font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
    }
    code { font-size: 13px; overflow-wrap: anywhere; }
    .introduction { max-width: 44em; }
    .summary, .sources, .caption, figcaption { color: var(--quiet); font-size: 14px; }
    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      margin: 16px 0; padding: 20px;
    }
    .card.pair .side + .side {
      border-top: 1px solid var(--line); margin-top: 24px; padding-top: 20px;
    }
    .step {
      margin: 0 0 4px; font-size: 13px; font-weight: 700; letter-spacing: 0.06em;
      text-transform: uppercase; color: var(--inset);
    }
    .rule { border-left: 3px solid var(--accent); padding-left: 12px; }
    .row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 4px 16px; }
    figure { margin: 12px 0; max-width: 100%; }
    figure.tall { flex: 0 1 auto; }
    figure.labeled { flex: 1 1 300px; max-width: 400px; }
    .row > .excerpts { flex: 1 1 340px; }
    figure .label { margin: 0 0 6px; }
    img { display: block; max-width: 100%; height: auto; }
    figcaption { margin-top: 6px; max-width: 380px; }
    figure.wide figcaption { max-width: 720px; }
    figcaption span { display: block; }
    .insets { color: var(--inset); }
    .code, .excerpts { min-width: 0; max-width: 100%; }
    .code .caption { margin: 16px 0 0; }
    pre {
      margin: 6px 0 0; padding: 12px; overflow-x: auto; background: var(--code);
      border: 1px solid var(--line); border-radius: 8px; font-size: 12.5px; line-height: 1.45;
    }
    pre code { overflow-wrap: normal; font-size: inherit; }
    pre i { color: var(--quiet); }
    .scroller { overflow-x: auto; margin: 16px 0 0; }
    table {
      border-collapse: collapse; width: 100%; font-size: 14px; line-height: 1.4;
      font-variant-numeric: tabular-nums;
    }
    caption { text-align: left; font-weight: 600; padding: 4px 0; }
    th, td {
      border-top: 1px solid var(--line); padding: 6px 12px 6px 0; text-align: left;
      vertical-align: top; overflow-wrap: break-word; min-width: 6em;
    }
    th[scope="row"] { font-weight: 400; color: var(--quiet); }
    th.subject { padding-top: 12px; }
    .because { display: block; color: var(--quiet); font-size: 13px; }
    .tick { color: var(--good); font-weight: 600; }
    .wrong { color: var(--wrong); font-weight: 600; }
    .log { font-size: 13px; overflow-wrap: anywhere; margin-top: 16px; }
    .log .caption { font-weight: 600; color: var(--ink); margin: 0; }
    .log ol { margin: 4px 0 0; padding-left: 2.4em; }
    .statements { margin-top: 16px; font-size: 14px; }
    .statements summary { font-weight: 400; color: var(--quiet); }
    dl { margin: 4px 0 0; }
    dt { font-weight: 600; margin-top: 10px; }
    dd { margin: 0; }
    .list, .list ol { list-style: none; margin: 0; padding: 0; }
    .list ol { margin: 0 0 10px; padding-left: 12px; border-left: 1px solid var(--line); }
    .list a { display: block; padding: 3px 0; font-size: 14px; line-height: 1.35; }
    .list ol a { text-decoration: none; color: var(--ink); }
    .list ol a:hover { text-decoration: underline; }
    .list .chapter { font-weight: 600; }
    @media (min-width: 1080px) {
      body { display: grid; grid-template-columns: 290px minmax(0, 1fr); }
      .above { display: none; }
      nav.beside {
        display: block; position: sticky; top: 0; align-self: start; height: 100vh;
        overflow-y: auto; padding: 24px 16px; border-right: 1px solid var(--line);
      }
      .page { padding-left: 32px; padding-right: 32px; width: 100%; }
    }
    @media (min-width: 1200px) {
      .card.pair {
        display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 28px;
      }
      .card.pair .side {
        display: grid; grid-row: span 20; grid-template-rows: subgrid;
        grid-template-columns: minmax(0, 1fr); align-content: start;
      }
      .card.pair .side > article {
        display: grid; grid-row: span 19; grid-template-rows: subgrid; align-content: start;
        grid-template-columns: minmax(0, 1fr);
      }
      .card.pair .side + .side { border-top: 0; margin-top: 0; padding-top: 0; }
      .card.pair .side:nth-child(n + 3) { margin-top: 28px; }
    }
    @media (max-width: 520px) {
      .card { padding: 14px; }
      h1 { font-size: 28px; }
      h2 { font-size: 23px; margin-top: 44px; }
      table { font-size: 13px; }
      table.wide, table.wide tbody, table.wide tr, table.wide th, table.wide td,
      table.wide caption { display: block; }
      table.wide .head { position: absolute; left: -9999px; }
      table.wide th[scope="row"] {
        font-weight: 600; color: var(--ink); padding: 8px 0 0; min-width: 0;
      }
      table.wide td { border-top: 0; padding: 2px 0 0 12px; min-width: 0; }
      table.wide td:last-child { padding-bottom: 8px; }
      table.wide td[data-name]:not(:empty)::before {
        content: attr(data-name) ": "; color: var(--quiet); font-weight: 400;
      }
    }
    """
}
