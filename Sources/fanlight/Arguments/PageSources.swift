import Foundation
import PageHosts

/// The pages that arguments name, and why some name none.
struct PageSources {
  private var sources: [PageSource] = []
  /// The pages.
  ///
  /// Where they are of several servers, reports call them by their whole addresses: paths do not tell them apart.
  var pages: [PageSource] {
    guard Set(sources.compactMap(\.server)).count > 1 else { return sources }
    return sources.map { page in
      var page = page
      if case .web(let url) = page.place {
        page.reportName = url.absoluteString.prefix { $0 != "#" }.description
      }
      return page
    }
  }
  /// The arguments that name no page, as reports name them, with the reason.
  private(set) var failures: [(argument: String, failure: ShotFailure)] = []

  /// Reads arguments, each once.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line.
  ///   - readAccess: The folder of `--read-access`.
  ///   - failure: Why a page cannot be given what other options send; `nil` where it can.
  init(
    _ arguments: [String], readAccess: String?, failure: (PageSource) -> ShotFailure?
  ) {
    let reader = PageArguments(
      folder: URL(
        fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      readAccess: readAccess.map { URL(fileURLWithPath: $0, isDirectory: true) },
      readStandardInput: { try FileHandle.standardInput.readToEnd() ?? Data() })
    for argument in arguments.unique() {
      do throws(ShotFailure) {
        let page = try reader.page(argument)
        if let failure = failure(page) { throw failure }
        sources.append(page)
      } catch {
        failures.append((PageArguments.name(of: argument), error))
      }
    }
  }

  /// Adds a page that was found elsewhere, unless it is there.
  mutating func add(_ page: PageSource) {
    if !sources.contains(where: { $0.argument == page.argument }) { sources.append(page) }
  }

  /// Adds the failure of something that names no page.
  mutating func add(_ failure: ShotFailure, of argument: String) {
    failures.append((argument, failure))
  }
}

extension PageSource {
  /// The scheme, host and port of a page on the web.
  fileprivate var server: String? {
    guard case .web(let url) = place else { return nil }
    return "\(url.scheme ?? "")://\(url.host() ?? ""):\(url.port.map(String.init) ?? "")"
  }
}
