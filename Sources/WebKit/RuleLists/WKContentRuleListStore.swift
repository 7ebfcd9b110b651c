public import Foundation
import WebEngine

/// Where compiled lists of content rules are kept.
///
/// The lists of a store with a folder are there again for the next program.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore(folder: nil)
  private let files: RuleListFiles

  private init(folder: URL?) {
    files = RuleListFiles(folder: folder)
    super.init()
  }

  /// Opens the store of a folder.
  public convenience init!(url: URL!) { self.init(folder: url) }

  /// The program's own store.
  ///
  /// - Divergence: it is forgotten when the program ends.
  open class func `default`() -> Self! { shared as? Self }

  /// Compiles the text of a list and keeps it; one of the same name is replaced.
  ///
  /// - Parameter completionHandler: Called on the main actor with the list, or with a `WKError` that
  ///   says what is wrong with the text.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let result = compile(identifier ?? "", encodedContentRuleList ?? "")
    Task {
      switch result {
      case .success(let list): completionHandler?(list, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Compiles the text of a list and keeps it; one of the same name is replaced.
  ///
  /// - Throws: ``WKError`` that says what is wrong with the text.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try compile(identifier ?? "", encodedContentRuleList ?? "").get()
  }

  /// Finds a list by its name.
  ///
  /// - Parameter completionHandler: Called on the main actor with the list, or with a `WKError`.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let result = lookUp(identifier ?? "")
    Task {
      switch result {
      case .success(let list): completionHandler?(list, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Finds a list by its name.
  ///
  /// - Throws: ``WKError`` when there is none.
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    try lookUp(identifier ?? "").get()
  }

  /// Forgets a list; web views that have it keep it.
  ///
  /// - Parameter completionHandler: Called on the main actor, with a `WKError` when there is none.
  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
  ) {
    let isRemoved = files.remove(identifier ?? "")
    let error = isRemoved ? nil : Self.error(.contentRuleListStoreRemoveFailed, "remove")
    Task { completionHandler?(error) }
  }

  /// Forgets a list; web views that have it keep it.
  ///
  /// - Throws: ``WKError`` when there is none.
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    guard files.remove(identifier ?? "") else {
      throw Self.error(.contentRuleListStoreRemoveFailed, "remove")
    }
  }

  /// Tells the names of all lists.
  ///
  /// - Parameter completionHandler: Called on the main actor.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
  ) {
    let names = files.names
    Task { completionHandler?(names) }
  }

  /// The names of all lists.
  open func availableIdentifiers() async -> [String]? { files.names }

  private func compile(_ name: String, _ text: String) -> Result<WKContentRuleList, WKError> {
    do throws(RuleListError) {
      let rules = try RuleListParser.rules(in: text)
      files.keep(text, as: name)
      return .success(WKContentRuleList(name, rules))
    } catch {
      return .failure(
        WKError(
          .contentRuleListStoreCompileFailed,
          help: "Rule list compilation failed: \(error.rawValue)"))
    }
  }

  private func lookUp(_ name: String) -> Result<WKContentRuleList, WKError> {
    guard let text = files.text(of: name) else {
      return .failure(Self.error(.contentRuleListStoreLookUpFailed, "lookup"))
    }
    return (try? RuleListParser.rules(in: text)).map { .success(WKContentRuleList(name, $0)) }
      ?? .failure(Self.error(.contentRuleListStoreVersionMismatch, "lookup"))
  }

  private static func error(_ code: WKError.Code, _ act: String) -> WKError {
    WKError(code, help: "Rule list \(act) failed: Unspecified error during \(act).")
  }
}
