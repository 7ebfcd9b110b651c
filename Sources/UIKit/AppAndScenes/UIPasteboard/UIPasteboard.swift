public import Foundation

/// A pasteboard; it lives as long as the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that all of the system copies to.
  public static let general: UIPasteboard = .init()

  private var content: Any?

  /// The number of times the contents have changed.
  open private(set) var changeCount: Int = 0

  /// The text on the pasteboard; a copied URL is also text.
  open var string: String? {
    get { content as? String ?? (content as? URL)?.absoluteString }
    set { copy(newValue) }
  }

  /// The URL on the pasteboard.
  open var url: URL? {
    get { content as? URL ?? (content as? String).flatMap { URL(string: $0) } }
    set { copy(newValue) }
  }

  /// The image on the pasteboard.
  open var image: UIImage? {
    get { content as? UIImage }
    set { copy(newValue) }
  }

  /// A Boolean value that indicates whether there is text.
  open var hasStrings: Bool { string != nil }

  /// A Boolean value that indicates whether there is a URL.
  open var hasURLs: Bool { content is URL }

  /// A Boolean value that indicates whether there is an image.
  open var hasImages: Bool { content is UIImage }

  private func copy(_ content: Any?) {
    self.content = content
    changeCount += 1
  }
}
