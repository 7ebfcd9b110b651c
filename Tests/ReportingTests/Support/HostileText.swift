/// Texts that try to be obeyed by a terminal, a browser, a parser or GitHub.
enum HostileText {
  static let all: [String] = [
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
}
