/// The facts of a source file that other files of its module need.
struct FileFacts: Codable, Equatable, Sendable {
  /// The types and extensions, in order.
  var types: [TypeFacts] = []

  /// The imports of active code, with all their words: `import class UIKit.UIView`.
  var imports: [String] = []

  /// Whether methods are called by strings: `Selector("tap:")`.
  var callsByName = false
}
