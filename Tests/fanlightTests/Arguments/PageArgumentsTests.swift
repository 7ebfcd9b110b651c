import Foundation
import PageHosts
import Testing

@testable import fanlight

@Suite("Arguments that name pages")
struct PageArgumentsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Data("<p>Hi</p>".utf8).write(to: folder.url.appendingPathComponent("page.html"))
  }

  private var arguments: PageArguments {
    PageArguments(
      folder: folder.url, readAccess: nil, readStandardInput: { Data("<p>In</p>".utf8) })
  }

  @Test("a page that is a file may load the files of its folder")
  func filesMayLoadTheirFoldersFiles() throws {
    let page = try arguments.page("page.html")
    let file = folder.url.appendingPathComponent("page.html").standardizedFileURL

    guard case .file(let url, let access) = page.place else {
      Issue.record("\(page)")
      return
    }
    #expect(url.path == file.path)
    #expect(access.path == file.deletingLastPathComponent().path)
    #expect(page.argument == "page.html")
  }

  @Test("a file URL is a file")
  func fileURLsAreFiles() throws {
    let page = try arguments.page(folder.url.appendingPathComponent("page.html").absoluteString)

    guard case .file = page.place else {
      Issue.record("\(page)")
      return
    }
  }

  @Test(
    "the userinfo of a URL is the page's credential, and is never printed",
    arguments: [
      ("https://me:a%20b@example.com/x", "me", "a b", "https://***@example.com/x"),
      ("http://token@127.0.0.1:80/", "token", "", "http://***@127.0.0.1:80/"),
    ])
  func userinfoIsACredential(
    _ argument: String, _ user: String, _ password: String, _ shown: String
  ) throws {
    let page = try arguments.page(argument)
    #expect(page.credential == PageAccess.Credential(user: user, password: password))
    #expect(page.argument == shown)
    #expect(page.webURL?.absoluteString == shown.replacingOccurrences(of: "***@", with: ""))
  }

  @Test(
    "HTTP URLs are unchanged",
    arguments: ["https://example.com/a?b=c", "http://[::1]:8080/"])
  func httpURLsAreUnchanged(_ argument: String) throws {
    #expect(try arguments.page(argument).place == .web(try #require(URL(string: argument))))
  }

  @Test(
    "a host with a port, or localhost, is an HTTP URL without its scheme",
    arguments: [
      "localhost:8000", "localhost", "localhost/a", "127.0.0.1:3000/a?b", "example.com:80#c",
    ])
  func hostsWithAPortAreHTTPURLs(_ argument: String) throws {
    #expect(
      try arguments.page(argument).place == .web(try #require(URL(string: "http://" + argument))))
    #expect(try arguments.page(argument).argument == argument)

    let name = argument.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    try Data().write(to: folder.url.appendingPathComponent(String(name)))
    guard name == argument else { return }
    guard case .file = try arguments.page(argument).place else {
      Issue.record("a file of that name comes first")
      return
    }
  }

  @Test(
    "a port above 65535 is rejected with that reason",
    arguments: ["http://127.0.0.1:99999/", "localhost:65536", "http://[::1]:123456/a:1"])
  func portsAbove65535AreRejected(_ argument: String) throws {
    let failure = #expect(throws: ShotFailure.self) { try arguments.page(argument) }
    #expect(failure?.advice == "Ports are numbers up to 65535.")
  }

  @Test(
    "a fragment and a query belong to a file's URL, unless they are part of its name",
    arguments: ["page.html#top", "page.html?a=b%20c#top", "./page.html?"])
  func fragmentsAndQueriesBelongToFiles(_ argument: String) throws {
    guard case .file(let url, _) = try arguments.page(argument).place else {
      Issue.record("not a file")
      return
    }
    #expect(url.lastPathComponent == "page.html")
    #expect(url.absoluteString.hasSuffix(String(argument.drop { $0 != "#" && $0 != "?" })))

    try Data().write(to: folder.url.appendingPathComponent(argument.replacing("./", with: "")))
    guard case .file(let whole, _) = try arguments.page(argument).place else {
      Issue.record("not a file")
      return
    }
    #expect(whole.fragment == nil && whole.query == nil)
  }

  @Test("a file URL keeps its query and fragment")
  func fileURLsKeepQueryAndFragment() throws {
    let file = folder.url.appendingPathComponent("page.html").absoluteString
    guard case .file(let url, _) = try arguments.page(file + "?x=1#y").place else {
      Issue.record("not a file")
      return
    }
    #expect(url.query == "x=1")
    #expect(url.fragment == "y")
  }

  @Test("a hyphen is standard input")
  func hyphenIsStandardInput() throws {
    #expect(try arguments.page("-").place == .html("<p>In</p>"))
  }

  @Test("a file whose name looks like a URL with an unknown scheme is a file")
  func filesWhoseNameLooksLikeAURL() throws {
    try Data().write(to: folder.url.appendingPathComponent("note:1.html"))

    guard case .file = try arguments.page("note:1.html").place else {
      Issue.record("not a file")
      return
    }
  }

  @Test("text that is not UTF-8 is rejected")
  func textOutsideUTF8IsRejected() {
    let arguments = PageArguments(
      folder: folder.url, readAccess: nil, readStandardInput: { Data([0xFF, 0xFE, 0x00]) })
    #expect(throws: ShotFailure.self) { try arguments.page("-") }
  }
}
