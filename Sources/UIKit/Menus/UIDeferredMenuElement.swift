import Foundation

/// A menu element that the app replaces with other elements when the menu is presented (S18.10).
open class UIDeferredMenuElement: UIMenuElement {
  /// The type of a closure that provides the elements by calling its argument.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var known: [UIMenuElement]?

  private init(isCached: Bool, provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Creates an element whose provider is called when it is first presented.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Creates an element whose provider is called each time that it is presented.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// Calls a closure with the elements, as soon as the provider delivers them.
  func load(_ handler: @escaping ([UIMenuElement]) -> Void) {
    if let known { return handler(known) }
    provider { [self] elements in
      if isCached { known = elements }
      handler(elements)
    }
  }
}
