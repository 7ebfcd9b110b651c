public import Foundation
import WebEngine

/// An object that compiles, stores and looks up content rule lists.
///
/// Lists of a store with a URL persist between runs.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore(folder: nil)
  private let storage: RuleListStorage

  private init(folder: URL?) {
    storage = RuleListStorage(folder: folder)
    super.init()
  }

  /// Creates a store in a directory.
  public convenience init!(url: URL!) { self.init(folder: url) }

  /// Returns the app's default store.
  ///
  /// - Divergence: its lists do not outlive the app.
  open class func `default`() -> Self! { shared as? Self }

  /// Compiles a list and stores it, replacing one with the same identifier.
  ///
  /// - Parameter completionHandler: Called on the main actor with the list, or with a ``WKError``
  ///   that describes the error in the JSON source.
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

  /// Compiles a list and stores it, replacing one with the same identifier.
  ///
  /// - Throws: ``WKError`` that describes the error in the JSON source.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try compile(identifier ?? "", encodedContentRuleList ?? "").get()
  }

  /// Looks up a list by its identifier.
  ///
  /// - Parameter completionHandler: Called on the main actor with the list, or with a ``WKError``.
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

  /// Looks up a list by its identifier.
  ///
  /// - Throws: ``WKError`` when no list has the identifier.
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    try lookUp(identifier ?? "").get()
  }

  /// Removes a list from the store; user content controllers that use it retain it.
  ///
  /// - Parameter completionHandler: Called on the main actor with `nil`, or with a ``WKError`` when
  ///   no list has the identifier.
  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
  ) {
    let isRemoved = storage.remove(identifier ?? "")
    let error = isRemoved ? nil : Self.error(.contentRuleListStoreRemoveFailed, "remove")
    Task { completionHandler?(error) }
  }

  /// Removes a list from the store; user content controllers that use it retain it.
  ///
  /// - Throws: ``WKError`` when no list has the identifier.
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    guard storage.remove(identifier ?? "") else {
      throw Self.error(.contentRuleListStoreRemoveFailed, "remove")
    }
  }

  /// Fetches the identifiers of all lists.
  ///
  /// - Parameter completionHandler: Called on the main actor with the identifiers.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
  ) {
    let names = storage.identifiers
    Task { completionHandler?(names) }
  }

  /// Returns the identifiers of all lists.
  open func availableIdentifiers() async -> [String]? { storage.identifiers }

  private func compile(_ name: String, _ text: String) -> Result<WKContentRuleList, WKError> {
    do throws(RuleListError) {
      let rules = try RuleListParser.rules(in: text)
      storage.store(text, as: name)
      return .success(WKContentRuleList(name, rules))
    } catch {
      return .failure(
        WKError(
          .contentRuleListStoreCompileFailed,
          help: "Rule list compilation failed: \(error.rawValue)"))
    }
  }

  private func lookUp(_ name: String) -> Result<WKContentRuleList, WKError> {
    guard let text = storage.source(of: name) else {
      return .failure(Self.error(.contentRuleListStoreLookUpFailed, "lookup"))
    }
    return (try? RuleListParser.rules(in: text)).map { .success(WKContentRuleList(name, $0)) }
      ?? .failure(Self.error(.contentRuleListStoreVersionMismatch, "lookup"))
  }

  private static func error(_ code: WKError.Code, _ act: String) -> WKError {
    WKError(code, help: "Rule list \(act) failed: Unspecified error during \(act).")
  }
}
