import Foundation

/// An element whose elements the app gives when the menu is shown (S18.10).
open class UIDeferredMenuElement: UIMenuElement {
  /// The type of the app's closure, which calls the handler it is given with the elements.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var known: [UIMenuElement]?

  private init(isCached: Bool, provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Creates an element that asks for its elements when it is first shown.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Returns an element that asks for its elements whenever it is shown.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// Hands over the elements, as soon as the app has them.
  func load(_ handler: @escaping ([UIMenuElement]) -> Void) {
    if let known { return handler(known) }
    provider { [self] elements in
      if isCached { known = elements }
      handler(elements)
    }
  }
}
