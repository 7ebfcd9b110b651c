import Foundation
import PageAudit
import PageHosts

/// The pages that arguments name, and the errors of arguments that name none.
struct PageSources {
  private var sources: [PageSource] = []
  /// The pages, each once, with their names in reports.
  var pages: [PageSource] { sources.namedForReports }
  /// The names of the pages in output, including those that failed, in the order of the arguments.
  private(set) var names: [String] = []
  /// The arguments that do not name a page, as reports name them, with the errors.
  private(set) var failures: [(argument: String, failure: ShotFailure)] = []

  /// Creates the pages of arguments; of several arguments with one URL, the first is used.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line.
  ///   - readAccess: The value of `--read-access`, a folder.
  ///   - failure: Returns the error for a page to which other options do not apply; `nil` if they do.
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

  /// Adds a page unless there is already one with its URL.
  mutating func add(_ page: PageSource) {
    let place = page.normalizedPlace
    guard !sources.contains(where: { $0.normalizedPlace == place }) else { return }
    sources.append(page)
    names.append(page.argument)
  }

  /// Adds the error of an argument that does not name a page.
  mutating func add(_ failure: ShotFailure, of argument: String) {
    names.append(argument)
    failures.append((argument, failure))
  }
}
