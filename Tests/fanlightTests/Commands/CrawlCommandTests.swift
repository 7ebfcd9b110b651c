import Foundation
import LoopbackServer
import Synchronization
import Testing

@Suite("fanlight crawl: the pages of a site (audit 8)")
struct CrawlCommandTests {
  /// Returns the paths of the URLs that a run prints.
  private func paths(_ run: CommandRun, of server: LoopbackServer) -> [String] {
    let origin = server.url("").absoluteString
    return run.output.split(separator: "\n").map {
      $0.hasPrefix(origin) ? String($0.dropFirst(origin.count)) : String($0)
    }
  }

  /// Returns a page with links.
  private func page(_ links: String...) -> LoopbackServer.Response {
    .page("<!doctype html><title>x</title>" + links.map { "<a href='\($0)'>x</a> " }.joined())
  }

  @Test("links of rendered pages, breadth first, each URL once, and only HTML pages of the site")
  func linksOfRenderedPages() throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><a href="a#top">a</a><a href="/a">a</a><a href="/b?c=d">b</a>
        <a href="https://example.invalid/">out</a><a href="mailto:x@example.invalid">m</a>
        <a href="/user/logout">x</a><a href="/file.bin" >f</a><a href="/save" download>s</a>
        <p id=x></p><script>
        const link = document.createElement('a'); link.href = '/made'; link.textContent = 'm';
        document.getElementById('x').attachShadow({ mode: 'open' }).append(link);
        </script>
        """),
      "/a": page("/c", "/"), "/b?c=d": page(), "/c": page("/d"), "/d": page("/e"), "/e": page(),
      "/made": page(),
      "/file.bin": .response(
        "200 OK", headers: ["Content-Type: application/octet-stream"], body: "x"),
    ])
    let run = try CommandRun("crawl", server.url("/").absoluteString)
    #expect(paths(run, of: server) == ["/", "/a", "/b?c=d", "/made", "/c", "/d"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(!server.paths.contains("/user/logout"))
    #expect(!server.paths.contains("/save"))
    #expect(!server.paths.contains("/e"))
  }

  @Test("robots.txt is obeyed, its sitemap index is read, and --ignore-robots visits all")
  func robotsAndSitemaps() throws {
    let ownPort = Atomic<UInt16>(0)
    let server = try LoopbackServer { path in
      let origin = "http://127.0.0.1:\(ownPort.load(ordering: .relaxed))"
      switch path {
      case "/robots.txt":
        return .response(
          "200 OK", headers: ["Content-Type: text/plain"],
          body: "User-agent: *\nDisallow: /\n\nUser-agent: fanlight\nDisallow: /private\n"
            + "Sitemap: \(origin)/index.xml\n")
      case "/index.xml":
        return .response(
          "200 OK", headers: ["Content-Type: application/xml"],
          body: "<?xml version='1.0'?><?xml-stylesheet href='/x.xsl' type='text/xsl'?>"
            + "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
            + "<sitemap><loc>\(origin)/map.xml</loc></sitemap></sitemapindex>")
      case "/map.xml":
        return .response(
          "200 OK", headers: ["Content-Type: application/xml"],
          body: "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
            + ["/s", "/private/s", "/a"].map { "<url><loc>\(origin)\($0)</loc></url>" }.joined()
            + "</urlset>")
      case "/": return .page("<a href='/a'>a</a><a href='/private/a'>p</a>")
      case "/a", "/s", "/private/a", "/private/s": return .page("<p>x")
      default: return nil
      }
    }
    ownPort.store(server.port, ordering: .relaxed)
    let obedient = try CommandRun("crawl", server.url("/").absoluteString)
    #expect(paths(obedient, of: server) == ["/", "/a", "/s"])
    #expect(obedient.status == 0, "\(obedient.errors)")
    #expect(!server.paths.contains { $0.hasPrefix("/private") })
    let all = try CommandRun("crawl", server.url("/").absoluteString, "--ignore-robots")
    #expect(paths(all, of: server) == ["/", "/a", "/private/a", "/s", "/private/s"])
    let sitemap = try CommandRun("crawl", "--sitemap", server.url("/index.xml").absoluteString)
    #expect(paths(sitemap, of: server) == ["/s", "/a"])
    #expect(sitemap.status == 0, "\(sitemap.errors)")
  }

  @Test("a start page that robots.txt disallows is reported with advice; status 2")
  func disallowedStartPagesAreReported() throws {
    let server = try LoopbackServer([
      "/robots.txt": .response(
        "200 OK", headers: ["Content-Type: text/plain"], body: "User-agent: *\nDisallow: /"),
      "/": page(),
    ])
    let run = try CommandRun("crawl", server.url("/").absoluteString, "--quiet")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        fanlight: \(server.url("/").absoluteString) was not loaded: the site's robots.txt disallows it.
                  If the site is yours, crawl it with --ignore-robots.

        """)
    #expect(!server.paths.contains("/"))
  }

  @Test(
    "a robots.txt with a server error disallows everything, a missing one nothing")
  func brokenRobots() throws {
    let server = try LoopbackServer([
      "/robots.txt": .response("503 Service Unavailable", headers: [], body: "busy"), "/": page(),
    ])
    let run = try CommandRun("crawl", server.url("/").absoluteString, "--quiet")
    #expect(run.status == 2)
    #expect(run.errors.contains("the site's robots.txt could not be read: the server failed."))
    let other = try LoopbackServer(["/": page()])
    #expect(try CommandRun("crawl", other.url("/").absoluteString).status == 0)
  }

  @Test("redirects: one page for several URLs; loops and broken pages are reported; status 2")
  func redirectsAndFailures() throws {
    let other = try LoopbackServer(["/": page("/never")])
    let server = try LoopbackServer([
      "/": page("/old", "/new", "/loop", "/gone", "/out"), "/old": .redirect("/new"),
      "/new": page(),
      "/loop": .redirect("/loop2"), "/loop2": .redirect("/loop"),
      "/out": .redirect(other.url("/").absoluteString),
    ])
    let run = try CommandRun("crawl", server.url("/").absoluteString, "--quiet")
    #expect(paths(run, of: server) == ["/", "/new"])
    #expect(run.status == 2)
    #expect(run.errors.contains("it redirects without end"))
    #expect(run.errors.contains("/gone was not loaded: the server responded with status 404."))
    #expect(other.paths.isEmpty)
    #expect(run.errors.contains("/out was not loaded: it leads to 127.0.0.1"))
  }

  @Test("links and images with private IP addresses are not loaded")
  func privateAddresses() throws {
    let other = try LoopbackServer(["/": page(), "/i.png": page()])
    let secret = other.url("/").absoluteString
    let server = try LoopbackServer([
      "/": .page(
        "<a href='http://10.0.0.1/'>x</a><a href='\(secret)'>y</a><img src='\(secret)i.png'>"
          + "<a href='/a'>a</a>"),
      "/a": .redirect("http://10.0.0.1/"),
    ])
    let run = try CommandRun("crawl", server.url("/").absoluteString, "--quiet")
    #expect(paths(run, of: server) == ["/"])
    #expect(other.paths.isEmpty)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "/a was not loaded: it leads to 10.0.0.1, which is of this machine or its networks."))
  }

  @Test("--max-pages, --max-depth, --include and --exclude limit the crawl")
  func optionsBoundTheCrawl() throws {
    let server = try LoopbackServer { path in
      let number = Int(path.dropFirst()) ?? 0
      return path == "/robots.txt" || path == "/sitemap.xml"
        ? nil : .page("<a href='/\(number + 1)'>x</a><a href='/\(number + 10)'>y</a>")
    }
    let start = server.url("/0").absoluteString
    let few = try CommandRun("crawl", start, "--max-pages", "3")
    #expect(paths(few, of: server) == ["/0", "/1", "/10"])
    #expect(few.errors.contains("The crawl ended at 3 pages, with more to visit; --max-pages"))
    let near = try CommandRun("crawl", start, "--max-depth", "1")
    #expect(paths(near, of: server) == ["/0", "/1", "/10"])
    let chosen = try CommandRun(
      "crawl", start, "--include", "/1*", "--exclude", "*1", "--max-depth", "2")
    #expect(paths(chosen, of: server) == ["/0", "/10"])
  }

  @Test(
    "wrong arguments are reported with the error and advice; status 64",
    arguments: [
      ([], "Name the start page of a site, or a sitemap with --sitemap <url>."),
      (["page.html"], "write an http or https address, such as https://example.com."),
      (["https://h", "--max-pages", "0"], "write a whole number from 1 to 50000."),
      (["https://h", "--max-depth", "-1"], "--max-depth"),
      (["https://h", "--include", "blog"], "write a pattern of paths, such as '/blog/*'"),
      (["--sitemap", "https://h/s.xml", "--max-depth", "1"], "--max-depth counts links"),
      (["https://h", "--sitemap", "https://i/s.xml"], "The sitemap is of another server"),
    ] as [([String], String)])
  func wrongArgumentsAreReported(_ words: [String], _ message: String) throws {
    let run = try CommandRun(arguments: ["crawl"] + words)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
