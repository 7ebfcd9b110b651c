public import Foundation

/// What people copy things to; it lives as long as the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that all of the system copies to.
  public static let general: UIPasteboard = .init()

  private var content: Any?

  /// How often something else was copied.
  open private(set) var changeCount: Int = 0

  /// The text that was copied; a copied address is text as well.
  open var string: String? {
    get { content as? String ?? (content as? URL)?.absoluteString }
    set { copy(newValue) }
  }

  /// The address that was copied.
  open var url: URL? {
    get { content as? URL ?? (content as? String).flatMap { URL(string: $0) } }
    set { copy(newValue) }
  }

  /// The picture that was copied.
  open var image: UIImage? {
    get { content as? UIImage }
    set { copy(newValue) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string != nil }

  /// Whether there is an address.
  open var hasURLs: Bool { content is URL }

  /// Whether there is a picture.
  open var hasImages: Bool { content is UIImage }

  private func copy(_ content: Any?) {
    self.content = content
    changeCount += 1
  }
}
