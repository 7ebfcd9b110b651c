import PageAudit
import PageHosts
import Testing

@testable import fanlight

@Suite("Reports 3 · the pages of a command line, and their names in reports")
struct PageSourcesTests {
  private func sources(_ arguments: String...) -> PageSources {
    PageSources(arguments, readAccess: nil, failure: { _ in nil })
  }

  @Test("Pages of one server are named by path and query")
  func pagesAreNamedByPathAndQuery() {
    let pages = sources("http://h.example/a?x=1#top", "http://h.example", "http://h.example/b")
      .pages
    #expect(pages.map(\.subject) == ["/a?x=1", "/", "/b"])
  }

  @Test("Routes of one document, which differ by their fragment, are named by their URLs")
  func routesAreNamedByTheirURLs() {
    let pages = sources("localhost:3000/#/a", "localhost:3000/#/b", "localhost:3000/c#d").pages
    let base = "http://localhost:3000"
    #expect(pages.map(\.subject) == ["\(base)/#/a", "\(base)/#/b", "/c"])
    let servers = sources("http://a.example/#/a", "http://a.example/#/b", "http://b.example/#/c")
    #expect(
      servers.pages.map(\.subject) == [
        "http://a.example/#/a", "http://a.example/#/b", "http://b.example/",
      ])
  }

  @Test(
    "Arguments that name one URL are one page",
    arguments: [
      ["localhost:8000/x", "http://localhost:8000/x"], ["http://h.example", "http://h.example/"],
      ["https://h.example:443/x", "https://H.example/x"],
      ["http://h.example:80", "HTTP://h.example"],
      ["data:text/html,a", "data:text/html,a"],
    ])
  func argumentsOfOneURLAreOnePage(_ arguments: [String]) {
    let sources = sources(arguments[0], arguments[1])
    #expect(sources.pages.map(\.argument) == [arguments[0]])
    #expect(sources.names == [arguments[0]])
  }

  @Test(
    "A default port, and pages without a server, do not count as a second server",
    arguments: ["http://h.example:80/b", "HTTP://H.example/b", "data:text/html,b", "about:blank"])
  func defaultPortsAreNoSecondServer(_ argument: String) {
    #expect(sources("http://h.example/a", argument).pages.first?.subject == "/a")
  }

  @Test("Another scheme, host or port is another server")
  func schemeHostAndPortMakeAServer() {
    for other in ["https://h.example/a", "http://i.example/a", "http://h.example:81/a"] {
      let pages = sources("http://h.example/a", other).pages
      #expect(pages.map(\.subject) == ["http://h.example/a", other])
    }
  }

  @Test("Arguments that do not name a page keep their positions among the names")
  func failuresKeepTheirPositions() {
    let sources = sources("none.html", "http://h.example/", "nothing.html")
    #expect(sources.names == ["none.html", "http://h.example/", "nothing.html"])
    #expect(sources.failures.map(\.argument) == ["none.html", "nothing.html"])
  }
}
