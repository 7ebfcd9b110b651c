import Foundation
import PageHosts
import Testing

@testable import fanlight

@Suite("Pages by the words that name them")
struct PageWordsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Data("<p>Hi</p>".utf8).write(to: folder.url.appendingPathComponent("page.html"))
  }

  private var words: PageWords {
    PageWords(folder: folder.url, readAccess: nil, readStandardInput: { Data("<p>In</p>".utf8) })
  }

  @Test("a file may use the files of its own folder")
  func file() throws {
    let page = try words.page("page.html")
    let file = folder.url.appendingPathComponent("page.html").standardizedFileURL

    guard case .file(let url, let access) = page.place else {
      Issue.record("\(page)")
      return
    }
    #expect(url.path == file.path)
    #expect(access.path == file.deletingLastPathComponent().path)
    #expect(page.word == "page.html")
  }

  @Test("a file URL is a file")
  func fileAddress() throws {
    let page = try words.page(folder.url.appendingPathComponent("page.html").absoluteString)

    guard case .file = page.place else {
      Issue.record("\(page)")
      return
    }
  }

  @Test(
    "addresses of the web stay as they are",
    arguments: ["https://example.com/a?b=c", "http://[::1]:8080/"])
  func web(_ word: String) throws {
    #expect(try words.page(word).place == .web(try #require(URL(string: word))))
  }

  @Test(
    "a host with a port, or localhost, is a page of the web without a scheme",
    arguments: [
      "localhost:8000", "localhost", "localhost/a", "127.0.0.1:3000/a?b", "example.com:80#c",
    ])
  func server(_ word: String) throws {
    #expect(try words.page(word).place == .web(try #require(URL(string: "http://" + word))))
    #expect(try words.page(word).word == word)

    let name = word.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    try Data().write(to: folder.url.appendingPathComponent(String(name)))
    guard name == word else { return }
    guard case .file = try words.page(word).place else {
      Issue.record("a file of that name comes first")
      return
    }
  }

  @Test(
    "a port above 65535 is refused as such",
    arguments: ["http://127.0.0.1:99999/", "localhost:65536", "http://[::1]:123456/a:1"])
  func port(_ word: String) throws {
    let failure = #expect(throws: ShotFailure.self) { try words.page(word) }
    #expect(failure?.advice == "Ports are numbers up to 65535.")
  }

  @Test(
    "a fragment and a query stay with a file, unless they are part of its name",
    arguments: ["page.html#top", "page.html?a=b%20c#top", "./page.html?"])
  func fragment(_ word: String) throws {
    guard case .file(let url, _) = try words.page(word).place else {
      Issue.record("not a file")
      return
    }
    #expect(url.lastPathComponent == "page.html")
    #expect(url.absoluteString.hasSuffix(String(word.drop { $0 != "#" && $0 != "?" })))

    try Data().write(to: folder.url.appendingPathComponent(word.replacing("./", with: "")))
    guard case .file(let whole, _) = try words.page(word).place else {
      Issue.record("not a file")
      return
    }
    #expect(whole.fragment == nil && whole.query == nil)
  }

  @Test("a file address keeps its query and fragment")
  func addressWithFragment() throws {
    let file = folder.url.appendingPathComponent("page.html").absoluteString
    guard case .file(let url, _) = try words.page(file + "?x=1#y").place else {
      Issue.record("not a file")
      return
    }
    #expect(url.query == "x=1")
    #expect(url.fragment == "y")
  }

  @Test("a hyphen is the standard input")
  func standardInput() throws {
    #expect(try words.page("-").place == .html("<p>In</p>"))
  }

  @Test("a file whose name looks like an address with an unknown scheme is a file")
  func oddName() throws {
    try Data().write(to: folder.url.appendingPathComponent("note:1.html"))

    guard case .file = try words.page("note:1.html").place else {
      Issue.record("not a file")
      return
    }
  }

  @Test("text that is not UTF-8 is refused")
  func notText() {
    let words = PageWords(
      folder: folder.url, readAccess: nil, readStandardInput: { Data([0xFF, 0xFE, 0x00]) })
    #expect(throws: ShotFailure.self) { try words.page("-") }
  }
}
