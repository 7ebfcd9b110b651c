public import Foundation
import WebEngine

/// A compiled list of content rules.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// The identifier of the list.
  open var identifier: String { name }
  private let name: String
  let rules: [ContentRule]

  init(_ name: String, _ rules: [ContentRule]) {
    self.name = name
    self.rules = rules
    super.init()
  }
}
