import Testing

@testable import PageAudit

@Suite("audit 8 · sitemaps (sitemaps.org, protocol 0.9)")
struct SitemapTests {
  @Test("the URLs of pages are those of url elements, not of their images")
  func pagesAreThoseOfURL() throws {
    let sitemap = try Sitemap(
      """
      \u{FEFF}<?xml version="1.0" encoding="ISO-8859-1"?>
      <!-- <loc>http://x/no</loc> -->
      <s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"
        xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
        <s:url><s:loc>
          http://x/ä?a=1&amp;b=2 </s:loc><s:lastmod>2026-01-01</s:lastmod>
          <image:image><image:loc>http://x/i.png</image:loc></image:image></s:url>
        <s:url><s:loc><![CDATA[http://x/c?d&e]]></s:loc></s:url>
        <s:url><s:loc/></s:url>
      </s:urlset>
      """)
    #expect(sitemap.pages == ["http://x/ä?a=1&b=2", "http://x/c?d&e"])
    #expect(sitemap.sitemaps.isEmpty)
  }

  @Test("an index names sitemaps")
  func indexesNameSitemaps() throws {
    let sitemap = try Sitemap(
      """
      <?xml version="1.0"?><?xml-stylesheet href="x.xsl"?>
      <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <sitemap><loc>http://x/1.xml</loc></sitemap><sitemap><loc>http://x/2.xml.gz</loc></sitemap>
      </sitemapindex>
      """)
    #expect(sitemap.sitemaps == ["http://x/1.xml", "http://x/2.xml.gz"])
    #expect(sitemap.pages.isEmpty)
  }

  @Test("a text sitemap has a URL on each line")
  func textSitemapsHaveAURLPerLine() throws {
    #expect(
      try Sitemap("http://x/1\r\n\r\n https://x/2 \n").pages == ["http://x/1", "https://x/2"])
    #expect(try Sitemap("http://x/1\nhttp://x/2", isCut: true).pages == ["http://x/1"])
  }

  @Test("of a file whose end is missing, what is whole is read")
  func truncatedFilesAreReadUpToTheEnd() throws {
    let text = "<urlset><url><loc>http://x/1</loc></url><url><loc>http://x/22</loc></url></urlset>"
    for length in text.count - 30..<text.count {
      let pages = try Sitemap(String(text.prefix(length)), isCut: true).pages
      #expect(pages == ["http://x/1"] || pages == ["http://x/1", "http://x/22"])
      #expect(throws: SitemapError.self) { try Sitemap(String(text.prefix(length))) }
    }
  }

  @Test("at most 50,000 URLs are read")
  func atMost50000URLsAreRead() throws {
    let lines = (0..<50_100).map { "<url><loc>http://x/\($0)</loc></url>" }.joined()
    let pages = try Sitemap("<urlset>\(lines)</urlset>").pages
    #expect(pages.count == 50_000)
    #expect(pages.last == "http://x/49999")
    #expect(
      try Sitemap((0..<50_100).map { "http://x/\($0)" }.joined(separator: "\n")).pages == pages)
  }

  @Test(
    "a file that is not a sitemap throws an error",
    arguments: [
      ("<!doctype html><html><p>404</html>", SitemapError.notXML),
      ("<!DOCTYPE html><html><p>404</html>", .documentType),
      ("<html><body>404</body></html>", .otherRoot("html")), ("Not found", .notXML),
      ("<urlset>\n<url></urlset>", .malformed(line: 2)), ("<", .notXML),
      ("<urlset>&nbsp;</urlset>", .malformed(line: 1)),
    ])
  func otherFilesThrowAnError(_ text: String, _ error: SitemapError) {
    #expect(throws: error) { try Sitemap(text) }
  }

  @Test("entities are not read: a document type is none of a sitemap")
  func entitiesAreNotRead() {
    let laughs = (1...20).map { "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);\">" }.joined()
    let text =
      "<?xml version=\"1.0\"?><!DOCTYPE urlset [<!ENTITY a0 \"http://x/\">\(laughs)]>"
      + "<urlset><url><loc>&a20;</loc></url></urlset>"
    #expect(throws: SitemapError.documentType) { try Sitemap(text) }
    let file = """
      <!DOCTYPE urlset [<!ENTITY f SYSTEM "file:///etc/passwd">]>
      <urlset><url><loc>&f;</loc></url></urlset>
      """
    #expect(throws: SitemapError.documentType) { try Sitemap(file) }
  }

  @Test("deeply nested elements end parsing")
  func deepNestingEndsParsing() {
    let text = "<urlset>" + String(repeating: "<a>", count: 100_000)
    #expect(throws: SitemapError.self) { try Sitemap(text) }
  }
}
