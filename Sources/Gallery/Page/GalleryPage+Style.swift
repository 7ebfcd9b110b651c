extension GalleryPage {
  /// The page's style: one column on a phone, pictures beside each other where there is room, light
  /// and dark as the reader has chosen.
  static let style = """
    :root {
      --ground: #f5f5f7; --card: #fff; --ink: #1d1d1f; --quiet: #5c5c61; --line: #d6d6db;
      --accent: #0057b8; --wrong: #b3001b;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161618; --card: #2a2a2d; --ink: #f2f2f4; --quiet: #b4b4ba; --line: #47474c;
        --accent: #7cb8ff; --wrong: #ff8a94;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; max-width: 1100px; background: var(--ground); color: var(--ink);
      overflow-wrap: break-word;
      font: 17px/1.5 -apple-system, system-ui, "Inter", "Segoe UI", sans-serif;
      padding: max(16px, env(safe-area-inset-top)) max(16px, env(safe-area-inset-right))
        max(32px, env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left));
    }
    h1 { font-size: 30px; line-height: 1.2; margin: 16px 0 8px; }
    h2 { font-size: 24px; line-height: 1.25; margin: 48px 0 4px; }
    h3 { font-size: 19px; line-height: 1.3; margin: 0 0 8px; }
    p { margin: 8px 0; }
    a { color: var(--accent); }
    code, .log { font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; }
    code { font-size: 13px; overflow-wrap: anywhere; }
    .origin, .sources, figcaption { color: var(--quiet); font-size: 14px; }
    .sources b { font-weight: 600; }
    article {
      background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      margin: 16px 0; padding: 16px;
    }
    .pictures { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; }
    figure { margin: 8px 0; max-width: 100%; }
    figure.tall { width: 228px; }
    figure.wide { width: 480px; }
    img { display: block; width: 100%; height: auto; }
    figcaption { margin-top: 6px; }
    table {
      border-collapse: collapse; width: 100%; margin: 16px 0 0; font-size: 14px; line-height: 1.4;
      font-variant-numeric: tabular-nums;
    }
    caption { text-align: left; font-weight: 600; padding: 4px 0; }
    th, td {
      border-top: 1px solid var(--line); padding: 5px 8px 5px 0; text-align: left;
      vertical-align: top; overflow-wrap: anywhere;
    }
    .numbers td, .numbers th { width: 33%; }
    .numbers th.subject { padding-top: 10px; }
    .wrong { color: var(--wrong); font-weight: 600; }
    .log { font-size: 13px; overflow-wrap: anywhere; margin-top: 16px; }
    .log ol { margin: 4px 0 0; padding-left: 2.2em; }
    @media (max-width: 520px) {
      .pictures { gap: 10px; }
      figure.tall { width: calc(50% - 5px); }
      figure.wide { width: 100%; }
      article { padding: 12px; }
      table { font-size: 13px; }
    }
    """
}
