/// What a source tells the other files of its module.
struct FileFacts: Codable, Equatable, Sendable {
  /// The types and extensions, in order.
  var types: [TypeFacts] = []

  /// The modules that active code imports, with the words around them: `import class UIKit.UIView`.
  var imports: [String] = []

  /// Whether methods are called by names that are text: `Selector("tap:")`.
  var callsByName = false
}
