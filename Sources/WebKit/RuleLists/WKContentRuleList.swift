public import Foundation
import WebEngine

/// A compiled list of rules that say what pages load and show.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The name that the list is kept by.
  open var identifier: String { name }
  private let name: String
  let rules: [ContentRule]

  init(_ name: String, _ rules: [ContentRule]) {
    self.name = name
    self.rules = rules
    super.init()
  }
}
