import Foundation
import LoopbackServer
import Synchronization
import Testing

@Suite("fanlight crawl: compressed and protected sitemaps, and the crawl delay (audit 8)")
struct CrawlFilesTests {
  private static let text = ["Content-Type: text/plain"]

  /// Returns the paths of the URLs that a run prints.
  private func paths(_ run: CommandRun, of server: LoopbackServer) -> [String] {
    let origin = server.url("").absoluteString
    return run.output.split(separator: "\n").map {
      $0.hasPrefix(origin) ? String($0.dropFirst(origin.count)) : String($0)
    }
  }

  /// Returns the gzip-compressed file of a sitemap with the given paths of an origin.
  private func compressedSitemap(_ paths: [String], of origin: String, in folder: URL) throws -> URL
  {
    let file = folder.appendingPathComponent("map.xml")
    let entries = paths.map { "<url><loc>\(origin)\($0)</loc></url>" }.joined()
    try Data(
      "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>\(entries)</urlset>".utf8
    ).write(to: file)
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/bin/gzip")
    gzip.arguments = [file.path]
    try gzip.run()
    gzip.waitUntilExit()
    return file.appendingPathExtension("gz")
  }

  @Test("a sitemap that is compressed with gzip is read, also from a sitemap index")
  func compressedSitemaps() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("map.xml.gz")
    let ownPort = Atomic<UInt16>(0)
    let server = try LoopbackServer { path in
      let origin = "http://127.0.0.1:\(ownPort.load(ordering: .relaxed))"
      switch path {
      case "/": return .page("<p>x")
      case "/a", "/b": return .page("<p>x")
      case "/map.xml.gz": return .file(file)
      case "/robots.txt":
        return .response(
          "200 OK", headers: Self.text, body: "Sitemap: \(origin)/index.xml\n")
      case "/index.xml":
        return .response(
          "200 OK", headers: ["Content-Type: application/xml"],
          body: "<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
            + "<sitemap><loc>\(origin)/map.xml.gz</loc></sitemap></sitemapindex>")
      default: return nil
      }
    }
    ownPort.store(server.port, ordering: .relaxed)
    let made = try compressedSitemap(
      ["/a", "/b"], of: "http://127.0.0.1:\(server.port)", in: folder.url)
    #expect(made.path == file.path)
    #expect(try Data(contentsOf: file).prefix(2) == Data([0x1F, 0x8B]))
    let site = try CommandRun("crawl", server.url("/").absoluteString)
    #expect(paths(site, of: server) == ["/", "/a", "/b"], "\(site.errors)")
    #expect(site.status == 0)
    let sitemap = try CommandRun("crawl", "--sitemap", server.url("/map.xml.gz").absoluteString)
    #expect(paths(sitemap, of: server) == ["/a", "/b"], "\(sitemap.errors)")
    #expect(sitemap.status == 0)
  }

  @Test("sitemaps are read even if all responses have a strict Content-Security-Policy")
  func strictPolicies() throws {
    let policy = "Content-Security-Policy: default-src 'none'; connect-src 'none'; sandbox"
    let ownPort = Atomic<UInt16>(0)
    let server = try LoopbackServer { path in
      let origin = "http://127.0.0.1:\(ownPort.load(ordering: .relaxed))"
      func response(_ type: String, _ body: String) -> LoopbackServer.Response {
        .response("200 OK", headers: ["Content-Type: \(type)", policy], body: body)
      }
      switch path {
      case "/robots.txt": return response("text/plain", "Sitemap: \(origin)/map.txt\n")
      case "/map.txt": return response("text/plain", "\(origin)/a\n\(origin)/b\n")
      case "/", "/a", "/b": return response("text/html", "<!doctype html><p>x")
      default: return nil
      }
    }
    ownPort.store(server.port, ordering: .relaxed)
    let site = try CommandRun("crawl", server.url("/").absoluteString, "--quiet")
    #expect(paths(site, of: server) == ["/", "/a", "/b"], "\(site.errors)")
    #expect(site.status == 0 && site.errors.isEmpty)
    let sitemap = try CommandRun(
      "crawl", "--sitemap", server.url("/map.txt").absoluteString, "--quiet")
    #expect(paths(sitemap, of: server) == ["/a", "/b"], "\(sitemap.errors)")
  }

  @Test("a sitemap is requested with the cookies of pages, and a failed request is reported")
  func sitemapsHaveCookies() throws {
    let server = try LoopbackServer([
      "/": .page("<p>x"), "/a": .page("<p>x"),
      "/map.txt": .when { request in
        let lines = request.split(separator: "\r\n").map(String.init)
        let host = lines.first { $0.hasPrefix("Host: ") }?.dropFirst(6) ?? ""
        return lines.contains("Cookie: key=secret")
          ? .response("200 OK", headers: Self.text, body: "http://\(host)/a\n")
          : .response("403 Forbidden", headers: Self.text, body: "no")
      },
    ])
    let address = server.url("/map.txt").absoluteString
    let run = try CommandRun("crawl", "--sitemap", address, "--cookie", "key=secret", "--quiet")
    #expect(paths(run, of: server) == ["/a"], "\(run.errors)")
    let without = try CommandRun("crawl", "--sitemap", address, "--quiet")
    #expect(without.status == 2)
    #expect(without.errors.contains("the server responded with status 403"))
  }

  @Test("Sitemaps are read with the credential of --user if the server requires authentication")
  func sitemapsHaveACredential() throws {
    let server = try LoopbackServer([
      "/": .page("<p>x"), "/a": .page("<p>x"),
      "/map.txt": .when { request in
        let lines = request.split(separator: "\r\n").map(String.init)
        let host = lines.first { $0.hasPrefix("Host: ") }?.dropFirst(6) ?? ""
        // "me:sesame" in base64.
        return lines.contains("Authorization: Basic bWU6c2VzYW1l")
          ? .response("200 OK", headers: Self.text, body: "http://\(host)/a\n")
          : .response(
            "401 Unauthorized", headers: Self.text + ["WWW-Authenticate: Basic realm=\"x\""],
            body: "no")
      },
    ])
    let address = server.url("/map.txt").absoluteString
    let run = try CommandRun("crawl", "--sitemap", address, "--user", "me:sesame", "--quiet")
    #expect(paths(run, of: server) == ["/a"], "\(run.errors)")
    let without = try CommandRun("crawl", "--sitemap", address, "--quiet")
    #expect(without.status == 2)
    #expect(without.errors.contains("the server responded with status 401"))
  }

  @Test("--crawl-delay is the minimum time between the requests of two pages")
  func delaysBetweenPages() throws {
    let visits = Mutex<[(path: String, time: ContinuousClock.Instant)]>([])
    let server = try LoopbackServer { path in
      guard !path.hasPrefix("/robots"), !path.hasPrefix("/sitemap"), !path.hasPrefix("/favicon")
      else { return nil }
      return .when { request in
        // A browser may open a connection and close it without a request.
        if !request.isEmpty { visits.withLock { $0.append((path, .now)) } }
        return .page(path == "/" ? "<a href='/a'>a</a><a href='/b'>b</a>" : "<p>x")
      }
    }
    let start = server.url("/").absoluteString
    let run = try CommandRun("crawl", start, "--crawl-delay", "1500ms", "--quiet")
    #expect(paths(run, of: server) == ["/", "/a", "/b"], "\(run.errors)")
    let slow = visits.withLock { $0 }
    #expect(slow.map(\.path) == ["/", "/a", "/b"])
    for (one, next) in zip(slow, slow.dropFirst()) {
      #expect(next.time - one.time >= .milliseconds(1500), "\(one.path) to \(next.path)")
    }
  }
}
