import ArgumentParser
import Foundation
import PageAudit
import PageHosts

/// Parsers of the options of a crawl.
enum SiteArgument {
  /// Returns the HTTP or HTTPS URL that an argument names, such as "https://example.com" or "localhost:8000".
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

  /// Returns a pattern of URLs.
  static func glob(_ argument: String) throws -> URLGlob {
    guard let glob = URLGlob(argument) else {
      throw ValidationError(
        "write a pattern of paths, such as '/blog/*'; it begins with /, * or https://.")
    }
    return glob
  }

  /// Returns a number of pages, from 1 to 50,000.
  static func pages(_ argument: String) throws -> Int {
    guard let pages = Int(argument), (1...50_000).contains(pages) else {
      throw ValidationError("write a whole number from 1 to 50000.")
    }
    return pages
  }

  /// Returns the depth of a crawl, from 0 to 1,000 links.
  static func depth(_ argument: String) throws -> Int {
    guard let depth = Int(argument), (0...1000).contains(depth) else {
      throw ValidationError("write a whole number from 0, which is the start page alone, to 1000.")
    }
    return depth
  }
}
