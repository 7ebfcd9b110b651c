import ArgumentParser
import Foundation
import PageAudit
import PageHosts

/// Parses the values of options about a crawl.
enum SiteArgument {
  /// Returns the URL of a page or file of a server, such as "https://example.com" or "localhost:8000".
  static func url(_ argument: String) throws -> URL {
    let reader = PageArguments(
      folder: URL(fileURLWithPath: "/", isDirectory: true), readAccess: nil,
      readStandardInput: { Data() })
    guard argument != "-", let page = try? reader.page(argument), let url = page.webURL else {
      throw ValidationError("write an http or https address, such as https://example.com.")
    }
    guard page.credential == nil else {
      throw ValidationError("write the credential as --user name:password, not in the address.")
    }
    return url
  }

  /// Returns a pattern of addresses.
  static func glob(_ argument: String) throws -> URLGlob {
    guard let glob = URLGlob(argument) else {
      throw ValidationError(
        "write a pattern of paths, such as '/blog/*'; it begins with /, * or https://.")
    }
    return glob
  }

  /// Returns a number of pages.
  static func pages(_ argument: String) throws -> Int {
    guard let pages = Int(argument), (1...50_000).contains(pages) else {
      throw ValidationError("write a whole number from 1 to 50000.")
    }
    return pages
  }

  /// Returns a number of links.
  static func depth(_ argument: String) throws -> Int {
    guard let depth = Int(argument), (0...1000).contains(depth) else {
      throw ValidationError("write a whole number from 0, which is the start page alone, to 1000.")
    }
    return depth
  }
}
