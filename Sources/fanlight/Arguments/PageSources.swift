import Foundation
import PageAudit
import PageHosts

/// The pages that arguments name, and why some name none.
struct PageSources {
  private var sources: [PageSource] = []
  /// The pages, each once, with the names that reports have for them.
  var pages: [PageSource] { sources.namedForReports }
  /// What output calls the pages, also those that failed, in the order of the arguments.
  private(set) var names: [String] = []
  /// The arguments that name no page, as reports name them, with the reason.
  private(set) var failures: [(argument: String, failure: ShotFailure)] = []

  /// Reads arguments; of those that name one URL, the first counts.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line.
  ///   - readAccess: The folder of `--read-access`.
  ///   - failure: Why a page cannot be given what other options send; `nil` if it can.
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
        add(page)
      } catch {
        add(error, of: PageArguments.name(of: argument))
      }
    }
  }

  /// Adds a page, unless its URL is there.
  mutating func add(_ page: PageSource) {
    let place = page.normalizedPlace
    guard !sources.contains(where: { $0.normalizedPlace == place }) else { return }
    sources.append(page)
    names.append(page.argument)
  }

  /// Adds the failure of something that names no page.
  mutating func add(_ failure: ShotFailure, of argument: String) {
    names.append(argument)
    failures.append((argument, failure))
  }
}
