import Foundation
import Testing

@testable import ChromiumEngine

@Suite("The mapping between URLs of custom schemes and http URLs in Chromium")
struct SchemeMapTests {
  private let map = SchemeMap(schemes: ["app", "my+app.v-2"])

  @Test(
    "W310: URLs are mapped in both directions",
    arguments: [
      (
        "app://localhost/index.html?a=1#b",
        "http://localhost.app.fanlight.invalid/index.html?a=1#b"
      ),
      ("app://a.b/", "http://a.b.app.fanlight.invalid/"),
      ("app:///x/y.js", "http://_e.app.fanlight.invalid/x/y.js"),
      ("app:/x/y?a", "http://_r.app.fanlight.invalid/x/y?a"),
      ("app://Local/", "http://_4cocal.app.fanlight.invalid/"),
      ("app:x", "http://_o.app.fanlight.invalid/x"),
      ("app://h_o:80/", "http://h_5fo_3a80.app.fanlight.invalid/"),
      ("my+app.v-2://q/r", "http://q.my_2bapp_2ev-2.fanlight.invalid/r"),
    ])
  func urlsAreMappedInBothDirections(_ outside: String, _ inside: String) throws {
    let url = try #require(URL(string: outside))
    let place = try #require(map.inside(url))
    #expect(place.absoluteString == inside)
    #expect(map.outside(place) == url)
  }

  @Test(
    "W310: a loaded URL keeps the program's spelling, also with a fragment",
    arguments: [
      ("app://host", "app://host/"), ("app://host?a=1", "app://host/?a=1"),
      ("app:x", "app:x"), ("app:/x", "app:/x"),
    ])
  func loadedURLsKeepTheirSpelling(_ own: String, _ canonical: String) throws {
    var map = map
    let url = try #require(URL(string: own))
    let loaded = map.load(url)
    let place = try #require(loaded)
    #expect(map.outside(place).absoluteString == own)
    let part = try #require(URL(string: place.absoluteString + "#a"))
    #expect(map.outside(part).absoluteString == own + "#a")
    let slashed = try #require(URL(string: canonical))
    let again = map.load(slashed)
    #expect(again == place)
    #expect(map.outside(place) == slashed)
  }

  @Test("W310: a URL without a path gets one; URLs of other schemes and hosts stay")
  func urlsWithoutAPathGetOne() throws {
    let bare = try #require(URL(string: "APP://host"))
    #expect(map.inside(bare)?.absoluteString == "http://host.app.fanlight.invalid/")
    let web = try #require(URL(string: "https://example.com/fanlight.invalid"))
    #expect(map.inside(web) == nil)
    #expect(map.outside(web) == web)
    let stranger = try #require(URL(string: "http://host.other.fanlight.invalid/"))
    #expect(map.outside(stranger) == stranger)
  }
}
