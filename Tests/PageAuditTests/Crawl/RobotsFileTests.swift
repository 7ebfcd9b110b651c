import Testing

@testable import PageAudit

@Suite("audit 8 · robots.txt (RFC 9309)")
struct RobotsFileTests {
  /// A file, a URL's path, and whether it may be loaded.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let file: String
    let target: String
    let isAllowed: Bool

    init(_ rule: String, _ file: String, _ target: String, _ isAllowed: Bool) {
      self.rule = rule
      self.file = file
      self.target = target
      self.isAllowed = isAllowed
    }

    var testDescription: String { rule }
  }

  static let groups: [Case] = [
    Case("no rule allows", "", "/a", true),
    Case("the group of * counts", "User-agent: *\nDisallow: /a", "/a/b", false),
    Case(
      "the own group counts instead of that of *",
      "User-agent: *\nDisallow: /\n\nUser-agent: fanlight\nDisallow: /x", "/a", true),
    Case(
      "an own group without rules allows everything",
      "User-agent: *\nDisallow: /\n\nUser-agent: fanlight\nDisallow:", "/a", true),
    Case("the token is compared without case", "User-Agent: FanLight\nDISALLOW: /a", "/a", false),
    Case("a version is no part of it", "User-agent: fanlight/2.0\nDisallow: /a", "/a", false),
    Case("a longer token is another", "User-agent: fanlight-images\nDisallow: /a", "/a", true),
    Case("others' rules do not count", "User-agent: bot\nDisallow: /", "/a", true),
    Case(
      "a group may name several", "User-agent: bot\nUser-agent: fanlight\nDisallow: /a", "/a", false
    ),
    Case(
      "own groups are united",
      "User-agent: fanlight\nDisallow: /a\nUser-agent: bot\nDisallow: /b\nUser-agent: fanlight\nDisallow: /c",
      "/c", false),
    Case(
      "the group between is not the own one",
      "User-agent: fanlight\nDisallow: /a\nUser-agent: bot\nDisallow: /b\nUser-agent: fanlight\nDisallow: /c",
      "/b", true),
    Case(
      "other records do not end a group",
      "User-agent: fanlight\nSitemap: http://x/s.xml\nCrawl-delay: 1\nDisallow: /a", "/a", false),
    Case("rules before any group do not count", "Disallow: /\nUser-agent: *\nAllow: /", "/a", true),
    Case(
      "a byte order mark, CR LF, comments and spaces are passed over",
      "\u{FEFF}# x\r\nUser-agent : * # all\r\n\tDisallow:\t/a # b\r\n", "/a", false),
    Case("CR alone ends a line", "User-agent: *\rDisallow: /a", "/a", false),
  ]

  static let paths: [Case] = [
    Case("a path is a prefix", "Disallow: /fish", "/fish.html", false),
    Case("case counts", "Disallow: /fish", "/Fish.asp", true),
    Case("the longest rule wins", "Disallow: /a\nAllow: /a/b", "/a/b/c", true),
    Case("the order does not count", "Allow: /a/b\nDisallow: /a", "/a/b/c", true),
    Case("of equal ones allow wins", "Disallow: /a\nAllow: /a", "/a", true),
    Case("an empty rule matches nothing", "Disallow:", "/a", true),
    Case("* is any bytes", "Disallow: /a/*/c", "/a/b/b/c", false),
    Case("* is also none", "Disallow: /a*b", "/ab", false),
    Case("a * at the end changes nothing", "Disallow: /fish*", "/fish", false),
    Case("a rule may begin with *", "Disallow: *.php", "/a/index.php?x", false),
    Case("$ is the end", "Disallow: /*.gif$", "/a/b.gif", false),
    Case("$ is the end of the query too", "Disallow: /*.gif$", "/a/b.gif?x", true),
    Case("$ alone is the start page", "Disallow: /$", "/", false),
    Case("and nothing else", "Disallow: /$", "/a", true),
    Case("a $ before the end is a $", "Disallow: /a$b", "/a$b/c", false),
    Case("%24 is a $", "Disallow: /a%24", "/a$x", false),
    Case("%2A is a *", "Disallow: /a-%2A.html", "/a-*.html", false),
    Case("%2A is nothing else", "Disallow: /a-%2A.html", "/a-b.html", true),
    Case("the query belongs to the path", "Disallow: /a?b=", "/a?b=1", false),
    Case("other letters are encoded", "Disallow: /bar/\u{30C4}", "/bar/%E3%83%84", false),
    Case("hexadecimal digits have no case", "Disallow: /bar/%e3%83%84", "/bar/%E3%83%84", false),
    Case("what needs no encoding is decoded", "Disallow: /%62%61%7A", "/baz", false),
    Case("also in the address", "Disallow: /baz", "/%62%61%7a", false),
    Case("an encoded slash is none", "Disallow: /a%2Fb", "/a/b", true),
    Case("robots.txt itself is allowed", "Disallow: /", "/robots.txt", true),
    Case("an address without path is the start page", "Disallow: /", "", false),
    Case("a % that encodes nothing is a %", "Disallow: /100%", "/100%", false),
  ]

  @Test("the rules of the matching user-agent groups apply", arguments: groups)
  func groupsOfCrawlers(_ item: Case) {
    #expect(RobotsFile(item.file).allows(item.target) == item.isAllowed)
  }

  @Test("the longest rule that matches the path applies", arguments: paths)
  func pathsOfRules(_ item: Case) {
    #expect(RobotsFile("User-agent: *\n" + item.file).allows(item.target) == item.isAllowed)
  }

  @Test("sitemaps are those of all lines, in any group")
  func sitemapsOfAllLines() {
    let file = RobotsFile(
      "Sitemap: https://x/1.xml\nUser-agent: bot\nDisallow: /\nsitemap:https://x/2.xml#a\nSitemap:")
    #expect(file.sitemaps == ["https://x/1.xml", "https://x/2.xml"])
  }

  @Test("2.5: 500 KiB are read, and no more")
  func byteLimit() {
    let padding = String(repeating: "#\n", count: RobotsFile.byteLimit / 2 - 13)
    let first = "User-agent: *\nDisallow: /a\n"
    #expect(RobotsFile.byteLimit == 512_000)
    #expect(!RobotsFile(first + padding + "Disallow: /b\n").allows("/a"))
    #expect(RobotsFile(first + padding + "Disallow: /b\n").allows("/b"))
    #expect(!RobotsFile(padding + first).allows("/a"))
  }

  @Test("hostile patterns are matched in no time")
  func hostilePatterns() {
    let file = RobotsFile("User-agent: *\nDisallow: /" + String(repeating: "*a", count: 5000) + "$")
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(file.allows("/" + String(repeating: "a", count: 4999) + "b"))
    }
    #expect(time < .seconds(5))
  }

  @Test(
    "2.3.1: a missing file allows everything, a server error nothing",
    arguments: [
      (RobotsFile.Response.status(200, text: "User-agent: *\nDisallow: /b"), true),
      (.status(200, text: "User-agent: *\nDisallow: /a"), false), (.status(404, text: ""), true),
      (.status(401, text: "User-agent: *\nDisallow: /"), true), (.status(429, text: ""), true),
      (.status(500, text: ""), false), (.status(503, text: "User-agent: *\nAllow: /"), false),
      (.unreachable("no server listens"), false),
    ])
  func statusesAllowOrDisallow(_ response: RobotsFile.Response, _ isAllowed: Bool) {
    #expect(RobotsFile(response).allows("/a") == isAllowed)
  }
}
