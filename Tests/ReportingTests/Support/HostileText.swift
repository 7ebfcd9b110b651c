/// Texts that a terminal, a browser, a parser or GitHub could interpret; at least 200 (docs/spec/reports.md 10.4).
enum HostileText {
  static let all: [String] = texts + markup + controls

  private static let texts: [String] = [
    "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{9B}2J", "bell\u{7}", "nul\u{0}", "\u{7F}",
    "two\nlines", "return\r\nline", "tab\there", "gpj.\u{202E}exe", "\u{2066}isolate\u{2069}",
    "\u{2028}line\u{2029}", "\u{FEFF}mark", "\u{FFFE}\u{FFFF}", "]]>", "<![CDATA[x]]>", "<!--",
    "-->",
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>",
    "' onmouseover='alert(1)", "javascript:alert(1)", "&amp;lt;", "&#0;", "{{name}}", "{{{name}}}",
    "{{#a}}{{/a}}", "::error::x", "\n::error file=a::x", "%0A::error::x", "%25", "a,b:c=d", "a|b",
    "|", "\\|", "\\", "`", "``code``", " ` ", "@octocat", "#123", "octo/repo#1", "GH-12", "!7",
    "~bug",
    "$5 %1 &2", "http://evil.example/", "www.evil.example", "WWW.EVIL.EXAMPLE", "a@b.example",
    "[link](http://evil.example)", "![image](x)", "**bold** _it_ ~~no~~", "# head", "- list",
    "1. list",
    "> quote", "---", "```", "$(rm)", "'; drop table", "../../etc/passwd", "é漢😀👩‍👩‍👧", " spaces ",
    "\u{E000}\u{10FFFF}", String(repeating: "x", count: 3000),
  ]

  private static let markup: [String] = [
    "<b>", "</b>", "<p", "</", "<", ">", "<>", "\"", "'", "=", "/>", "<!DOCTYPE html>", "<?xml?>",
    "<?php echo 1 ?>",
    "<ScRiPt>alert(1)</sCrIpT>", "<script src=//evil.example/x.js>",
    "<scr<script>ipt>alert(1)</script>",
    "</style><style>*{display:none}", "</title><script>alert(1)</script>", "</textarea><img src=x>",
    "<svg><script>alert(1)</script></svg>", "<svg/onload=alert(1)>", "<math><mi//xlink:href=x>",
    "<iframe srcdoc='<script>alert(1)</script>'>", "<object data=x>", "<embed src=x>",
    "<base href=//evil.example/>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<form action=//evil.example><input name=a>", "<a href='javascript:alert(1)'>x</a>",
    "<video src=x onerror=alert(1)>",
    "<details open ontoggle=alert(1)>", "<input autofocus onfocus=alert(1)>", "<template><b>",
    "<noscript><p title='</noscript>",
    "\" onfocus=alert(1) autofocus x=\"", "' style='position:fixed", "` onmouseover=alert(1) `",
    "x\" y=\"z",
    "&lt;script&gt;", "&quot;", "&#x3C;b&#x3E;", "&#60;", "&notanentity;", "&", "&&", "&;",
    "%3Cscript%3E", "\\u003cscript\\u003e",
    "\\", "\\\\", "\\n", "\\\"", "\\'", "\\x00", "\\u0000", "{\"a\":1}", "[1,2]", "null", "true",
    "0", "-1", "1e999", "NaN",
    "__proto__", "constructor", "toString", "hasOwnProperty", "]]", "]]>]]>", "<![CDATA[",
    "<!ENTITY x SYSTEM 'file:///etc/passwd'>",
    "&x;", "{{&name}}", "{{>partial}}", "{{!comment}}", "{{=<% %>=}}", "<%= 1 %>", "${1}", "#{1}",
    "{% raw %}", "::warning::x",
    "::add-mask::x", "::set-output name=a::b", "::stop-commands::x", "##[error]x",
    "##vso[task.logissue]x", "%0D%0A::error::x",
    "\r::error::x", "a%3Ab", "@here", "@org/team", "/cc @octocat", "fixes #1", "closes octo/repo#2",
    "0123456789abcdef0123456789abcdef01234567",
    "<!-- -->", "~~~", "````", "| a | b |", "|---|", "[x]: http://evil.example", "[^1]",
    "<https://evil.example>", "ftp://evil.example",
    "mailto:a@b.example", "file:///etc/passwd", "..\\..\\x", "C:\\x", "//evil.example/x",
    "a\u{301}\"b", "<\u{338}script>", "＜script＞",
    "\u{200D}", "\u{1F468}\u{200D}", "Z\u{351}\u{36B}\u{343}a",
    String(repeating: "\u{301}", count: 200), String(repeating: "<", count: 500),
    String(repeating: "[", count: 500), String(repeating: "a|", count: 500),
    String(repeating: "`", count: 80),
  ]

  /// Control characters, invisible characters and noncharacters.
  private static let controls: [String] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFDD0...0xFDD3,
      0xFFF9...0xFFFD, 0x1FFFE...0x1FFFF, 0xE0001...0xE0002, 0xE0061...0xE0063,
    ]
    return ranges.joined().compactMap(Unicode.Scalar.init).map { "a\($0)b" }
  }()
}
